import type { Block } from '../../../schemas/content.ts';

export const body: Block[] = [
  {
    kind: 'paragraph',
    text: 'Type ‘I am a final-year ECE student, which career should I choose?’ into any chatbot. You will get a confident list: data scientist, embedded engineer, cloud architect, product manager. Your neighbour, who hates mathematics and loves fixing motorcycles, will get nearly the same one.',
  },
  {
    kind: 'paragraph',
    text: 'Nothing on it is false. It is a map of the whole country, handed to somebody who asked for the way home. A map has its uses, as long as you do not let it hold the wheel.',
  },
  {
    kind: 'quote',
    text: 'A map is not the territory it represents, but, if correct, it has a similar structure to the territory, which accounts for its usefulness.',
    by: 'Alfred Korzybski, Science and Sanity, 1933',
  },
  { kind: 'heading', text: 'Where the map helps' },
  {
    kind: 'paragraph',
    text: 'Language models have read an enormous number of job descriptions, syllabuses and forum threads. Questions whose answers are common knowledge suit them well.',
  },
  {
    kind: 'list',
    items: [
      'Naming roles you have never heard of. ‘Which jobs use signal processing and also involve customers?’ may bring up field application engineer, a role few campuses mention.',
      'Translating a job notice. ‘Rewrite this in plain words and sort it into must-have, nice-to-have and filler.’',
      'Listing the gap. ‘Here is my résumé, here is the notice. Which three requirements have I shown no evidence for?’',
      'Preparing a conversation. ‘Give me ten questions to ask a validation engineer that a website cannot answer.’',
    ],
  },
  { kind: 'heading', text: 'Where it should not drive' },
  {
    kind: 'paragraph',
    text: 'It cannot see you. What you do when nobody sets a deadline, which errors you find funny, whether you can live 900 kilometres from your parents: these decide a career, and you will not type most of them. It also tends to agree with you. Ask whether you should take a gap year for the GATE and the reply leans the way your question leaned.',
  },
  {
    kind: 'paragraph',
    text: 'Its figures go stale. Salaries, cut-offs, visa rules and the number of openings change every year, and a model’s training stopped at some earlier date. It will often state an old number in the present tense. Take such facts from the official source on the day you need them.',
  },
  {
    kind: 'paragraph',
    text: 'Bias travels too. Models learn from what people have written, so they may steer a woman from a small town towards testing or HR more readily than a man from a metro. Try it: change the name and the city in your prompt, keep everything else, and compare the answers.',
  },
  { kind: 'heading', text: 'Four weeks from list to evidence' },
  {
    kind: 'steps',
    items: [
      {
        title: 'Week 1: collect',
        text: 'Ask for twenty roles that fit your subjects and three constraints you choose, such as city, shift work or years of further study. Strike out every role you can reject in ten seconds.',
      },
      {
        title: 'Week 2: read',
        text: 'For the five that are left, read ten real notices each. Tally the skills in a spreadsheet. That is your own small survey, and it is current.',
      },
      {
        title: 'Week 3: talk',
        text: 'Speak with one person in each of three roles for fifteen minutes. Alumni answer more often than strangers. Ask what they did yesterday, hour by hour.',
      },
      {
        title: 'Week 4: try',
        text: 'Spend one weekend on a small piece of the real work: a test plan, a PCB layout, a dashboard, a sales call with a friend. Note when you last looked at the clock.',
      },
    ],
  },
  {
    kind: 'paragraph',
    text: 'The assistant takes part in week one and can tidy your notes in the others. The decision comes from weeks two to four, where the information is about you and about now.',
  },
  { kind: 'heading', text: 'What to tell it, and what to keep' },
  {
    kind: 'list',
    items: [
      'Tell it: subjects, projects, tasks you enjoyed, limits on place and money in round terms.',
      'Keep back: your name, roll number, phone, family income certificates, medical history and other people’s details.',
      'Ask it to argue: ‘Make the strongest case against this plan, for someone with my constraints.’',
      'Date every answer you save. In six months you will want to know how old it is.',
    ],
  },
  { kind: 'heading', text: 'Counsellors still have a job' },
  {
    kind: 'paragraph',
    text: 'A placement cell with 800 students and two officers cannot give each of them an hour. It can let software do the sorting and keep the humans for the part that needs one. Ask students to arrive with their spreadsheet, three interview notes and one tried weekend. Twenty minutes then go a long way.',
  },
  {
    kind: 'paragraph',
    text: 'The most useful sentence in those twenty minutes is usually a question. ‘You have spoken about the repair café for half our time; why is it not on your list?’ No chatbot was in the room to notice that.',
  },
  {
    kind: 'contact',
    text: 'Bring us your list of five. One of our advisers will ask the questions a chatbot does not.',
  },
];
