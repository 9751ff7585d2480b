import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

export default ts.config(
  { ignores: ['dist/', 'node_modules/', 'src/api/schema.d.ts'] },
  js.configs.recommended,
  ...ts.configs.recommended,
  ...svelte.configs.recommended,
  {
    languageOptions: { globals: globals.browser },
    rules: {
      eqeqeq: ['error', 'smart'],
      'no-undef': 'off', // the compiler knows better
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
      // Caches and sums of a function are plain; what is shown is $state.
      'svelte/prefer-svelte-reactivity': 'off',
      // {' '} is how the formatter keeps a space at the end of a line.
      'svelte/no-useless-mustaches': 'off',
    },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, extraFileExtensions: ['.svelte'], svelteConfig } },
  },
  {
    // Drawings are made by our own server, and by nobody's words.
    files: ['src/board/BoardView.svelte', 'src/titles/eighteenxx/track/Tile*.svelte'],
    rules: { 'svelte/no-at-html-tags': 'off' },
  },
  {
    // Views and actions differ from title to title.
    files: ['src/api/types.ts'],
    rules: { '@typescript-eslint/no-explicit-any': 'off' },
  },
);
