import type { Block } from '../../../schemas/content.ts';

export const body: Block[] = [
  {
    kind: 'paragraph',
    text: 'Large companies are described backwards. We meet them at their stock-market listing, and the early years shrink to one line. Yet the early years are the part a student can copy: one narrow product, a handful of people and a customer who paid.',
  },
  {
    kind: 'paragraph',
    text: 'Here are three Indian founders whose beginnings are well documented. None of them began with a famous idea, and two of the companies have never taken outside investment.',
  },
  { kind: 'heading', text: 'A jobless graduate and a help desk' },
  {
    kind: 'hero',
    name: 'Girish Mathrubootham, Freshworks',
    story:
      'Girish Mathrubootham has written that he reached Chennai in 1996 with a BE degree and no job, living on about ₹30 a day as a guest in a friend’s shared room. He later spent years building products at Zoho. In 2010, after reading on Hacker News that Zendesk’s customers were angry about a price rise, he and Shan Krishnasamy started Freshdesk in Chennai to sell simpler, cheaper customer-support software. Renamed Freshworks in 2017, the company listed on Nasdaq on 22 September 2021 and raised about 1 billion US dollars.',
    lesson:
      'He entered a market he knew from the inside and answered a complaint that customers had already written down. Read the one-star reviews of software you understand. Each is a specification with an annoyed user attached.',
  },
  { kind: 'heading', text: 'A product company with a classroom' },
  {
    kind: 'hero',
    name: 'Sridhar Vembu, Zoho',
    story:
      'Sridhar Vembu left a job at Qualcomm and in 1996 started AdventNet with members of his family and his friend Tony Thomas. It sold network-management software, about as unglamorous a niche as computing offers. The dot-com crash of 2001 hit the firm hard. It rebuilt around online business applications, paid for from its own revenue, took the name Zoho Corporation in 2009 and has stayed private. Its in-house school, which trains young people straight after Class 12 or a diploma, began in the mid-2000s with a class of six.',
    lesson:
      'Six students is a size any department can manage. Start the training batch you can teach properly, keep a record of what worked, and let the second batch be twelve.',
  },
  { kind: 'heading', text: 'Five people and a flat fee' },
  {
    kind: 'hero',
    name: 'Nithin Kamath, Zerodha',
    story:
      'Nithin Kamath had traded shares since his teens and worked as a sub-broker before he and his brother Nikhil opened Zerodha in Bengaluru on 15 August 2010 with a team of five. Brokers usually took a percentage of each trade. Zerodha charged a small flat fee, ran at first on software bought from a vendor, and launched Kite, its own trading platform, in 2015. It has taken no outside money. By July 2021 India Today could describe it as the country’s largest broker by active retail clients.',
    lesson:
      'They rented the technology until they knew what to build. A first version can stand on someone else’s tools, provided that the promise to the customer is clearly yours.',
  },
  { kind: 'heading', text: 'What the three have in common' },
  {
    kind: 'paragraph',
    text: 'Each knew the trade before starting. Mathrubootham had built business software, Vembu was a communications engineer, and Kamath had sat on both sides of a broker’s desk. Knowledge of the field did the work that funding is often expected to do.',
  },
  {
    kind: 'paragraph',
    text: 'Each also charged early. Revenue is slow feedback, but it is honest, and it lets a small team keep going without asking anybody’s permission.',
  },
  {
    kind: 'quote',
    text: 'Knowledge of the field did the work that funding is often expected to do.',
  },
  { kind: 'heading', text: 'A small start you can make this month' },
  {
    kind: 'paragraph',
    text: 'You do not need a company for this, or a co-founder. You need four weeks of evenings and a problem that is not your own.',
  },
  {
    kind: 'steps',
    items: [
      {
        title: 'Week 1: collect ten complaints',
        text: 'Sit in the college office, a clinic reception or a coaching centre for an hour. Write down every task that is copied by hand from one place to another.',
      },
      {
        title: 'Week 2: talk to five people who complain',
        text: 'Ask what they do today, how long it takes and what they have already tried. Do not mention your idea. If nobody has tried anything, the pain is too mild.',
      },
      {
        title: 'Week 3: build the one step that hurts',
        text: 'A Google Form, a spreadsheet and a WhatsApp reminder count as a product. Write code only where those stop working.',
      },
      {
        title: 'Week 4: ask for money',
        text: 'Offer a month for ₹199. A refusal with a reason is useful. ‘Very nice, keep it up’ is a refusal without one.',
      },
    ],
  },
  {
    kind: 'paragraph',
    text: 'If somebody pays, serve that person so well that they bring you the second. If nobody does, you have spent four weeks and learnt something true about a market, which is a fair price. Either way you have a better interview story than a clone of a food-delivery app.',
  },
];
