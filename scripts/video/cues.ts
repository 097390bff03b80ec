import { company } from '../../src/content/company.ts';

/** The film's length in seconds. */
export const duration = 9;

/** What the film says, in writing: it has no sound. Times in seconds. */
export const cues = [
  { from: 0, to: 2.1, text: 'Learn it live.\n[A learner with a phone in her hands, on air]' },
  {
    from: 2.1,
    to: 4.4,
    text: 'Build four projects.\n[A developer at a laptop; code appears, four boxes are ticked]',
  },
  { from: 4.4, to: 6.3, text: 'Earn proof.\n[A certificate lands and is sealed]' },
  { from: 6.3, to: 7.5, text: 'Get hired.' },
  { from: 7.5, to: duration, text: `${company.name}: ${company.tagline}` },
];

const stamp = (seconds: number) => `00:00:${seconds.toFixed(3).padStart(6, '0')}`;

/** The cues as a WebVTT file. */
export const webVtt = () =>
  `WEBVTT\n${cues.map(({ from, to, text }) => `\n${stamp(from)} --> ${stamp(to)}\n${text}\n`).join('')}`;
