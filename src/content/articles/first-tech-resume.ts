import type { Block } from '../../../schemas/content.ts';

export const body: Block[] = [
  {
    kind: 'paragraph',
    text: 'Thirty seconds is generous. The American job site Ladders watched a small group of recruiters with eye-tracking cameras in 2018, and their first look at a résumé lasted 7.4 seconds on average. Whatever the right figure is for a campus drive with 600 applicants, nobody is reading your paragraph about being a hard-working team player.',
  },
  {
    kind: 'paragraph',
    text: 'So write for the glance. The page has one task: to make a tired person want to ask you a question whose answer you know.',
  },
  { kind: 'heading', text: 'The top third decides' },
  {
    kind: 'paragraph',
    text: 'Four things belong in the top third of a single A4 page: your name, how to reach you, one line that says what you do, and your strongest piece of evidence. The line should name a role and a stack.',
  },
  {
    kind: 'list',
    items: [
      'Vague: ‘Seeking a challenging position in a reputed organisation to enhance my skills.’',
      'Clear: ‘Final-year CSE student. Backend in Python and PostgreSQL. Built the fee-reminder system my college uses.’',
    ],
  },
  {
    kind: 'paragraph',
    text: 'Contact details are a phone number, an email address you would not blush to read aloud, your city, and working links to GitHub and LinkedIn. Click each one in a private browser window. A repository that turns out to be private is worse than no link.',
  },
  { kind: 'heading', text: 'Write bullets that can be questioned' },
  {
    kind: 'paragraph',
    text: 'Every bullet answers three questions: what did you do, with what, and what changed? A number helps when it is true. When you have none, describe the scale or the user.',
  },
  {
    kind: 'list',
    items: [
      'Before: ‘Worked on an e-commerce website using MERN.’',
      'After: ‘Built checkout for a campus bookshop in React and Express; 180 orders in the first semester, payments tested against Razorpay’s test mode.’',
      'Before: ‘Responsible for the database.’',
      'After: ‘Moved attendance from spreadsheets to PostgreSQL: 3 tables, 41,000 rows, monthly report in 2 seconds.’',
      'Before: ‘Participated in a hackathon.’',
      'After: ‘Wrote the route-matching part of a bus tracker in 24 hours; third of 46 teams.’',
    ],
  },
  {
    kind: 'paragraph',
    text: 'Invented figures are the quickest way to lose an offer. If you write that a query became faster, expect to be asked how you measured it, and on what data.',
  },
  { kind: 'heading', text: 'Skills: shorter is stronger' },
  {
    kind: 'paragraph',
    text: 'A list of 31 technologies says that you have opened 31 tutorials. Sort yours into two lines, ‘daily’ and ‘have used’, and keep the first to five items. Leave out bars, stars and percentages: nobody knows what 80 per cent of Java is.',
  },
  { kind: 'heading', text: 'Delete these tonight' },
  {
    kind: 'list',
    items: [
      'Photograph, date of birth, marital status, parents’ names, religion and full postal address.',
      'The declaration at the bottom with place, date and signature, unless the form demands it.',
      'Hobbies that are not a conversation. ‘Listening to music’ is not; ‘captain of the district kabaddi team’ is.',
      'School-level certificates and any course you did not finish.',
      'Two columns, tables and icons, which some applicant-tracking systems scramble.',
    ],
  },
  {
    kind: 'paragraph',
    text: 'Marks are the delicate case. Show your CGPA if it helps or if the notice asks for it, and be ready to explain a backlog in one sentence without an excuse: ‘I failed Signals in the third semester, changed how I study, and cleared it with a B.’',
  },
  { kind: 'heading', text: 'Test it like software' },
  {
    kind: 'steps',
    items: [
      {
        title: 'Copy the text',
        text: 'Open the PDF, select all, paste into a plain editor. If the order is broken there, a machine will read it broken too.',
      },
      {
        title: 'Run the glance test',
        text: 'Hand it to a senior for thirty seconds, take it back, and ask three things: which role, which stack, which project? Two right answers is a pass.',
      },
      {
        title: 'Match the notice',
        text: 'Underline the nouns in the job notice. Those that are true of you should appear in your résumé in the same words.',
      },
      {
        title: 'Name the file',
        text: 'Anitha-Rao-Backend-2024.pdf is found again. Resume_final_final2.pdf is not.',
      },
    ],
  },
  {
    kind: 'paragraph',
    text: 'Keep one long master document with everything you ever did, and cut a fresh page from it for each application. Twenty minutes of cutting beats two hundred identical uploads.',
  },
  {
    kind: 'contact',
    text: 'Want a second pair of eyes on the page? Leave your details and say which role you are after.',
  },
];
