/** The guided first games: a title has one if its folder has a `lesson.ts`, and none is listed. */
import type { Lesson } from './lesson';

const found = import.meta.glob<Lesson>('../titles/*/lesson.ts', { eager: true, import: 'lesson' });

export const LESSONS: Lesson[] = Object.values(found).sort((one, other) =>
  one.title < other.title ? -1 : 1,
);

export function lessonOf(title: string): Lesson | undefined {
  return LESSONS.find((lesson) => lesson.title === title);
}
