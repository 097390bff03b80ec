import type { Block } from '../../../schemas/content.ts';

export const body: Block[] = [
  {
    kind: 'paragraph',
    text: 'Every engineering college has a cupboard full of industrial training reports. Most share the same chapters: a history of the company copied from its website, a list of departments, a certificate, and an acknowledgement longer than the results. The student was there for six weeks, and the report could have been written at home.',
  },
  {
    kind: 'paragraph',
    text: 'Training that is worth its credits looks different from the first day. It needs a question, a person to ask and a record of what happened.',
  },
  { kind: 'heading', text: 'What the rules ask for' },
  {
    kind: 'paragraph',
    text: 'The internship policy that AICTE finalised in 2018 counts 14 to 20 credits of internship, entrepreneurial, project and seminar work towards a B.Tech degree. One credit stands for at least 40 to 45 hours, so the total comes to about 600 to 700 hours; for a diploma it is 450 to 500. Your university decides how they are split over the semesters, so read its regulations before you book anything.',
  },
  {
    kind: 'paragraph',
    text: 'Two public routes sit beside private arrangements. The Apprenticeship (Amendment) Rules of September 2019 set a minimum stipend of ₹9,000 a month for graduate and degree apprentices. The Prime Minister’s Internship Scheme opened as a pilot in October 2024 for people aged 21 to 24 who are not in full-time education or employment, with ₹5,000 a month and a one-time grant of ₹6,000, so it suits the year after a degree. Check current terms on the official portals; such figures are revised.',
  },
  { kind: 'heading', text: 'Choose the place by its problem' },
  {
    kind: 'paragraph',
    text: 'A famous name with a visitor’s badge teaches less than a forty-person firm that lets you touch something. A seed-processing plant near Guntur that keeps its stock in spreadsheets has a better data project than a head office where trainees watch presentations.',
  },
  {
    kind: 'paragraph',
    text: 'Before you apply, try to finish this sentence: ‘By the end I will be able to show …’ A working stock dashboard counts. So does a measured fall in rejected parts, or a documented test bench. If all you can write is ‘exposure’, keep looking.',
  },
  { kind: 'heading', text: 'Six weeks that add up' },
  {
    kind: 'steps',
    items: [
      {
        title: 'Week 1: watch and draw',
        text: 'Sketch the process on one page: what comes in, who touches it, what goes out. Have three people correct the sketch. You will use it every day.',
      },
      {
        title: 'Week 2: measure one thing',
        text: 'Pick a number that somebody cares about, such as minutes per batch or tickets per day. Record it for five days before you change anything.',
      },
      {
        title: 'Weeks 3 and 4: build small',
        text: 'Make the least thing that could move the number. A Python script and a shared sheet are fine. Show it on the Wednesday and again on the Friday.',
      },
      {
        title: 'Week 5: let others use it',
        text: 'Stand back and watch two people try it without your help. Write down every place where they stop. Fix the three worst.',
      },
      {
        title: 'Week 6: measure again and hand over',
        text: 'Repeat week two’s measurement, report the difference honestly, and leave a page that tells your successor how to run it.',
      },
    ],
  },
  { kind: 'heading', text: 'The diary is the report' },
  {
    kind: 'paragraph',
    text: 'Write five lines a day, on the day: the task, the tool, the result, a number, a question. Thirty such entries turn into a report in a weekend. They also survive a viva, because you can say what you did on the eleventh day and why it failed.',
  },
  {
    kind: 'list',
    items: [
      'Weak entry: ‘Studied the billing module. It was very informative.’',
      'Better entry: ‘Traced invoice 1182 through four tables. GST is calculated twice when a line is edited. Showed Mr Rao; he will raise it. Why is there no test for edits?’',
    ],
  },
  { kind: 'heading', text: 'What a college should put in the agreement' },
  {
    kind: 'list',
    ordered: true,
    items: [
      'A named industry mentor and a named faculty guide, with one joint call every two weeks.',
      'A one-paragraph brief for every student, agreed before the start.',
      'Working hours, stipend, insurance and safety rules in writing.',
      'What the student may publish, and what stays confidential.',
      'A mark split that rewards evidence: for instance 40 for the diary, 40 for the result, 20 for the viva.',
    ],
  },
  {
    kind: 'paragraph',
    text: 'The last line matters most. Students give you what you grade, and a rubric that counts pages will go on filling the cupboard.',
  },
  { kind: 'link', label: 'Visit the AICTE internship portal', href: 'https://internship.aicte-india.org/' },
  {
    kind: 'contact',
    text: 'We run industrial training with live briefs and weekly reviews. Tell us your department, batch size and dates.',
  },
];
