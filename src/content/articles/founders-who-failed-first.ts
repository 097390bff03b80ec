import type { Block } from '../../../schemas/content.ts';

export const body: Block[] = [
  {
    kind: 'paragraph',
    text: 'Failure stories are usually told by people who later won, which makes failure sound like a toll on the road to success. Most companies that close simply close. The three stories below are useful for a narrower reason: the founders could say what had gone wrong, and they carried one specific thing out of the wreck.',
  },
  {
    kind: 'paragraph',
    text: 'Founders here have such stories too. Sridhar Vembu of Zoho, quoted by Business Standard in January 2025, said that he had spent 20,000 to 30,000 dollars trying to build hardware on his own before he turned to software. He called it the first failure.',
  },
  { kind: 'heading', text: 'The chat tool inside a dead game' },
  {
    kind: 'hero',
    name: 'Stewart Butterfield, Slack',
    story:
      'Butterfield’s company Tiny Speck opened an online game called Glitch on 27 September 2011. Its fans were devoted, but there were too few of them, and the game closed on 9 December 2012. While building it, the scattered team had made itself a messaging tool with a searchable history. Other companies could try that tool from 2013. It was launched as Slack in 2014, listed in New York on 20 June 2019, and bought by Salesforce in a deal worth 27.7 billion US dollars that closed on 21 July 2021.',
    lesson:
      'He stopped while there was still money to do something else. Decide in advance which result would end your project, and look at the tools you built along the way before you delete the folder.',
  },
  { kind: 'heading', text: 'A network for everything' },
  {
    kind: 'hero',
    name: 'Reid Hoffman, LinkedIn',
    story:
      'Hoffman co-founded SocialNet in 1997. One site was to find you a date, a flatmate, a tennis partner and a business contact, and it did not last. He moved on to PayPal and, late in 2002, began work on LinkedIn with people he had mostly worked with before. It opened on 5 May 2003. Speaking to Bloomberg years later, he said that SocialNet had taught him to pick one domain that really matters to people and do it well.',
    lesson:
      'LinkedIn kept one of SocialNet’s many purposes and dropped the rest. When a project is failing, ask which single feature the last ten users came back for.',
  },
  {
    kind: 'quote',
    text: 'If you are not embarrassed by the first version of your product, you’ve launched too late.',
    by: 'Reid Hoffman',
  },
  { kind: 'heading', text: 'A loss of 3,494 dollars' },
  {
    kind: 'hero',
    name: 'Paul Allen and Bill Gates, Microsoft',
    story:
      'In 1972 two young men in Seattle scraped together 360 dollars for an Intel 8008 chip to build Traf-O-Data, a machine that would read traffic-count tapes for local governments. Writing in Newsweek in 2011, Allen admitted that they had done no market research and had found virtually no customers. Between 1974 and 1980 the business lost 3,494 dollars. To write its software before the machine existed, though, they had learnt to simulate the chip on a bigger computer. They used the same method in 1975 for Microsoft’s first product, a BASIC for the Altair 8800.',
    lesson:
      'The product failed and the technique survived. At the end of a project, list techniques separately from results, because a technique can be used again.',
  },
  { kind: 'heading', text: 'What makes a failure worth having' },
  {
    kind: 'paragraph',
    text: 'All three were cheap enough to survive, either in rupees or in years. All three ended on a known date, so that people could start on the next thing. And the cause could be stated in a sentence: too few players returned, the site had no focus, nobody had asked the buyer.',
  },
  {
    kind: 'paragraph',
    text: 'Compare that with a final-year project that fades away in March, half working, with nobody willing to say why. It costs as much time and teaches almost nothing.',
  },
  { kind: 'heading', text: 'A one-page post-mortem for students' },
  {
    kind: 'paragraph',
    text: 'Write this within a week of stopping, alone first and then with the team. Keep it in the repository as POSTMORTEM.md.',
  },
  {
    kind: 'steps',
    items: [
      {
        title: 'What we expected, with a number',
        text: '‘Two hundred students will check the bus tracker every morning.’',
      },
      {
        title: 'What happened, with a number',
        text: '‘Sixty installed it. Seven opened it in the second week.’',
      },
      {
        title: 'The earliest sign',
        text: '‘On day three the driver’s phone was off and nobody noticed until noon.’',
      },
      {
        title: 'What we would test first next time',
        text: '‘Seven days of the driver’s side alone, before any student screen.’',
      },
      {
        title: 'What we keep',
        text: '‘The location code, the map component and a contact in the transport office.’',
      },
    ],
  },
  {
    kind: 'paragraph',
    text: 'Then rehearse it as a 60-second answer. Interviewers ask about failure because they want to hear cause and change, and hardly anyone brings both. A candidate who says ‘seven of sixty came back, and here is what I would test first’ has already answered the next three questions.',
  },
];
