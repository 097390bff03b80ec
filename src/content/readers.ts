/** The readers of the forms in dialogs: a line under the title and beginnings of a message for each. */
import type { DialogId } from '../leads/formCatalogue';
import { reply } from './facts/promises.ts';

export type Reader = 'anyone' | 'student' | 'business' | 'college';

interface ReaderCopy {
  readonly line: string;
  /** Texts that a visitor puts into an empty message with one tap. */
  readonly beginnings: readonly string[];
}

export const readerCopy: Readonly<Record<Reader, ReaderCopy>> = {
  anyone: { line: `Leave your details. ${reply}`, beginnings: [] },
  student: {
    line: 'For students and parents. Ask about fees, dates or the right track.',
    beginnings: [
      'Please call me about fees and dates.',
      'I am a parent. Please call me.',
      'Which track suits me?',
    ],
  },
  business: {
    line: 'For businesses. A few words about your product are enough.',
    beginnings: [
      'Please call me to talk it over.',
      'We need a price for',
      'We need help with a product that we have.',
    ],
  },
  college: {
    line: 'For colleges. Tell us which year you mean and how many students.',
    beginnings: ['Please call our placement office.', 'Please send us the plan for one semester.'],
  },
};

/** Whether a form in a dialog has a text for this reader. */
export const isReader = (reader: string): reader is Reader => Object.hasOwn(readerCopy, reader);

/** The readers of each dialog; an opener that names none has the first. */
export const readersOf = {
  heroProject: ['anyone', 'business', 'student'],
  heroPartner: ['anyone', 'business', 'student'],
  requestDemo: ['college'],
  course: ['student', 'college'],
  serviceStart: ['business'],
  serviceClosing: ['business'],
  portfolio: ['business'],
} as const satisfies Readonly<Record<DialogId, readonly Reader[]>>;
