import type { Block } from '../../../schemas/content.ts';

export const body: Block[] = [
  {
    kind: 'paragraph',
    text: 'Ask a class to name the platforms they used this week and the answers come quickly: a design tool, a shopping app, a streaming service. Ask who built them and the room slows down, above all for the women’s names.',
  },
  {
    kind: 'paragraph',
    text: 'Three are worth knowing in some detail. One started as a student, one as an engineer in her first decade of work, and one when she was nearly fifty. Their companies grew out of ordinary frustrations that they took seriously.',
  },
  { kind: 'heading', text: 'A yearbook before a design tool' },
  {
    kind: 'hero',
    name: 'Melanie Perkins, Canva',
    story:
      'As a student at the University of Western Australia, Melanie Perkins tutored others in design programs and watched them spend a whole semester learning where the buttons were. In 2007 she and Cliff Obrecht started Fusion Books, an online tool for one product, the school yearbook, in her mother’s living room in Perth. The wider idea took years to finance: she has described a first fundraising trip of three months to San Francisco that ended without one investor. With Cameron Adams as the third co-founder, Canva opened to the public in 2013.',
    lesson:
      'Yearbooks were a narrow market with a deadline and a paying customer, and they tested the idea that Canva later applied to everything else. Choose the small version that teaches you the large one.',
  },
  { kind: 'heading', text: 'A banker who changed trades at 49' },
  {
    kind: 'hero',
    name: 'Falguni Nayar, Nykaa',
    story:
      'Falguni Nayar graduated from IIM Ahmedabad in 1985 and spent 18 years at Kotak, latterly as managing director of its investment bank. Business Today reported in December 2021 that she left on 31 March 2012 and was incorporating her own company the next day. She and three employees worked from her father’s old office in Lower Parel, Mumbai, and Nykaa’s website went live that October. The parent company listed on the Indian exchanges on 10 November 2021.',
    lesson:
      'She did not come from retail or from software. She knew how businesses raise and spend money, and she hired for the rest. Before you list what you lack, list what you already know.',
  },
  { kind: 'heading', text: 'An engineer who saw the same problem elsewhere' },
  {
    kind: 'hero',
    name: 'Neha Narkhede, Confluent',
    story:
      'Neha Narkhede studied at Pune Institute of Computer Technology and took a master’s degree at Georgia Tech before working at Oracle and then LinkedIn. There, with Jay Kreps and Jun Rao, she built Kafka to carry the site’s growing streams of activity data, and it was released as open source in 2011. Other companies adopted it. In 2014 the three founded Confluent to turn it into a supported product, and Confluent listed on Nasdaq on 24 June 2021.',
    lesson:
      'The tool was proved inside one demanding company, then by strangers who could read every line. Publishing something that solved your own team’s problem is a respectable way to begin.',
  },
  { kind: 'heading', text: 'Four questions for any platform' },
  {
    kind: 'paragraph',
    text: 'Valuations make poor lessons, because you cannot practise them. These questions you can practise, on any app on your phone, in ten minutes.',
  },
  {
    kind: 'list',
    ordered: true,
    items: [
      'Who had the problem before the product existed, and what did they use instead?',
      'Who pays, and is that the same person who benefits?',
      'What was the smallest version that somebody found worth using?',
      'What did the founder already know that an outsider would have needed years to learn?',
    ],
  },
  {
    kind: 'paragraph',
    text: 'Run them on Canva and you get a teacher with a yearbook to finish. Run them on Kafka and you get engineers copying data between systems by hand. The glamour disappears, and a plan appears in its place.',
  },
  { kind: 'heading', text: 'What a college can change this semester' },
  {
    kind: 'paragraph',
    text: 'Entrepreneurship cells often wonder why few women apply. Sometimes the answer is on the poster: an event at 8 pm, a team of strangers, a pitch to a panel of seven men. Small changes move the numbers more than a speech does.',
  },
  {
    kind: 'list',
    items: [
      'Hold meetings before 5 pm, so that hostel rules and the last bus do not choose the audience.',
      'Offer a prototype grant of ₹10,000 on a one-page form, with a reply in ten days.',
      'List mentors by name and field, including women engineers among your alumni from the last five years.',
      'Let people apply alone and form teams afterwards.',
      'Count applicants and grants by gender each semester, and put the count on the notice board.',
    ],
  },
  {
    kind: 'paragraph',
    text: 'The last one matters most. A cell that publishes ‘41 applications, 9 from women’ in March will look hard at its poster before it prints the next one in August.',
  },
  {
    kind: 'paragraph',
    text: 'And if you are the student reading this rather than the organiser: apply with the small version. A yearbook was enough.',
  },
];
