import { weeklyHours } from './facts/promises.ts';

/**
 * The career planner shows the same six months for every choice, so its wording fits every field and the text says that
 * an adviser adapts it.
 */
export const planner = {
  heading: 'Need some direction?',
  text: 'Answer four questions and see a sample outline of six months. Then tell an adviser your answers, and we will fit the outline to you.',
  summaryHeading: 'A six-month outline',
  summaryText:
    'This is the outline of the long-term track, whichever length you chose. Get in touch and tell us your answers: an adviser fits topics, pace and hours to them. We do not teach marketing, but you can follow the plan without us.',
  phases: [
    {
      months: 'Months 1-2',
      title: 'Fundamentals',
      text: 'Learn the vocabulary and the basic tools until you can use them without a tutorial.',
      points: [
        `${weeklyHours.course} a week in a course, ${weeklyHours.internship} in an internship`,
        'A skills check at the start and another at week eight',
        'One small exercise finished every week, and a mentor’s review every two weeks',
      ],
    },
    {
      months: 'Months 3-4',
      title: 'Specialisation',
      text: 'Choose one direction in your field and learn it well enough to explain your choices.',
      points: [
        'One specialism, chosen with a mentor after the skills check',
        'Two medium-sized assignments on realistic material',
        'A fortnightly review in which you present your own work',
      ],
    },
    {
      months: 'Months 5-6',
      title: 'Applied projects',
      text: 'Build something that other people can use, document it, and practise talking about it in interviews.',
      points: [
        'A project with a deadline and real feedback',
        'A portfolio page with the problem, your part and the result',
        'Three mock interviews and a résumé review',
      ],
    },
  ],
} as const;
