import type { Block } from '../../../schemas/content.ts';

export const body: Block[] = [
  {
    kind: 'paragraph',
    text: 'Third-year students ask which field pays most. It is a fair question with a short life: salary tables change every hiring season, and the best-paid field is usually the one you can bear to practise on a bad day. Ask about the bad day instead.',
  },
  {
    kind: 'paragraph',
    text: 'Data, cloud and web share more than their fans admit. They differ in what goes wrong, who complains, and how you find out. Choose the trouble you would rather have.',
  },
  { kind: 'heading', text: 'Three Tuesdays' },
  {
    kind: 'paragraph',
    text: 'Data. The sales dashboard says that Vijayawada sold nothing yesterday. You trace the number back through Power BI, an Airflow job and a source table, and find that a shop changed its date format. Nobody sees your fix. The finance head trusts the chart again, and that is the reward.',
  },
  {
    kind: 'paragraph',
    text: 'Cloud. At 11.40 the site slows down. You read graphs, find a container restarting, raise its memory limit in Terraform and open a review. By lunch you are writing down why it happened so that it cannot happen twice. You like systems, quiet and checklists.',
  },
  {
    kind: 'paragraph',
    text: 'Web. The new form works on your laptop and jumps about on a ₹9,000 phone. You spend the afternoon in browser tools, cut 300 kB of JavaScript and change two lines of CSS. A person who has never met you finds it easier to apply for a scholarship.',
  },
  { kind: 'heading', text: 'What each one asks of you' },
  {
    kind: 'list',
    items: [
      'Data: SQL above everything, then Python with pandas, a warehouse, one reporting tool, and the patience to ask where a number came from. Statistics help more than machine learning in the first year.',
      'Cloud: Linux, networks, Docker, one provider (AWS, Azure or Google Cloud), infrastructure as code, monitoring. On-call duty is common, so ask about rotas.',
      'Web: HTML, CSS and JavaScript until they bore you, then React, an API in Node or Flask, accessibility and testing. Taste matters, and it can be trained.',
    ],
  },
  {
    kind: 'paragraph',
    text: 'Entry doors differ too. Web notices are usually the easiest to find and draw the longest queues, so finished work counts for a lot. Data teams often take people who know a business field as well. Cloud roles for complete beginners are fewer; many engineers reach them through support, testing or backend work.',
  },
  { kind: 'heading', text: 'Three weekends, three small trials' },
  {
    kind: 'paragraph',
    text: 'Reading about fields tells you little. Give each of them one weekend of about ten hours, and stop when the time is up even if you are not finished.',
  },
  {
    kind: 'assessments',
    items: [
      {
        name: 'The data trial',
        description:
          'Download a public data set of at least 10,000 rows. Load it into PostgreSQL, find three errors in it, and answer one question with a chart your parents understand.',
      },
      {
        name: 'The cloud trial',
        description:
          'Put a tiny web service into a Docker container and run it on a free-tier machine over HTTPS. Set a budget alert first. Then delete everything and bring it back from a script in ten minutes.',
      },
      {
        name: 'The web trial',
        description:
          'Build one page for a real person, such as a tutor or a tailor. It must load fast on a cheap phone, work with the keyboard alone and survive your grandmother.',
      },
    ],
  },
  {
    kind: 'paragraph',
    text: 'On each Sunday night write down three marks out of five: did I lose track of time, did the errors interest me, would I do it again next week? The errors count double. You will meet more of them than of anything else.',
  },
  { kind: 'heading', text: 'If the scores are level' },
  {
    kind: 'list',
    ordered: true,
    items: [
      'Look at the people near you. A senior who will review your work for an hour a week outweighs a fashionable field.',
      'Look at your city and your languages. Ten local job notices, read closely, say more than a global ranking.',
      'Pick one and close the tabs for six months. Half of three fields does not add up to one skill.',
    ],
  },
  {
    kind: 'paragraph',
    text: 'Changing later is cheap, because the common base is large. SQL, Git, HTTP, Linux and clear writing go with you everywhere, and a web developer who can read a query plan is halfway into data already.',
  },
  {
    kind: 'quote',
    text: 'Choose the trouble you would rather have.',
  },
  { kind: 'link', label: 'Look at the roadmaps for all three fields', href: 'https://roadmap.sh/' },
  {
    kind: 'contact',
    text: 'Send us your three weekend scores. A mentor will tell you what they suggest, and which of our courses to skip.',
  },
];
