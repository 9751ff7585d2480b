/** The guided first games. */
import { lessonAmericanRails } from './americanRails';
import type { Lesson } from './lesson';
import { lesson1830 } from './t1830';

export const LESSONS: Lesson[] = [lesson1830, lessonAmericanRails];

export function lessonOf(title: string): Lesson | undefined {
  return LESSONS.find((lesson) => lesson.title === title);
}
