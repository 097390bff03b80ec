import type { Block } from '../../../schemas/content.ts';

export const body: Block[] = [
  {
    kind: 'paragraph',
    text: 'Two students sit side by side in a lab. One types ‘explain recursion’ and gets a tidy page about factorials that she has seen four times already. The other types three sentences about the exact place where her own function goes wrong, and gets an answer that ends her evening’s trouble.',
  },
  {
    kind: 'paragraph',
    text: 'They used the same model on the same afternoon. The second student had done more thinking before pressing Enter, and most of the benefit was already hers by then. A good prompt is a well-put question, which you needed long before chatbots existed.',
  },
  { kind: 'heading', text: 'Five parts of a question worth asking' },
  {
    kind: 'steps',
    items: [
      {
        title: 'Where you stand',
        text: '‘I am in the second year and have done arrays and functions in C, but no pointers.’ This sets the level better than ‘explain like I am five’, which gets you a fairy tale.',
      },
      {
        title: 'What you want to be able to do',
        text: '‘I want to trace a recursive call by hand in an exam’ asks for something different from ‘I want to use recursion in a project’.',
      },
      {
        title: 'What you tried',
        text: 'Paste the attempt and say what you expected. Your mistake is the most useful thing that a tutor of any kind can see.',
      },
      {
        title: 'The form of the answer',
        text: '‘Three steps, then one question for me’ or ‘a table with two columns’. Otherwise you get an essay with bold headings.',
      },
      {
        title: 'How you will check it',
        text: '‘Give me a test input that would prove this wrong.’ The request changes the answer, and it tells you what to run.',
      },
    ],
  },
  { kind: 'heading', text: 'The same question, before and after' },
  {
    kind: 'list',
    items: [
      'Before: ‘Explain normalisation.’ After: ‘Here is my table of library loans. I think it is in 2NF but not 3NF. Ask me questions until I find the transitive dependency myself.’',
      'Before: ‘Fix this code.’ After: ‘This Flask route returns 500 when the list is empty. Do not fix it. Tell me which line to look at, and why the empty case differs.’',
      'Before: ‘Give me interview questions on Java.’ After: ‘Interview me for a junior Java role, one question at a time, and follow up on vague answers. After five, list the two weakest with reasons.’',
      'Before: ‘Summarise this chapter.’ After: ‘Here is my summary of the chapter. List what I left out and anything I got wrong, with page references if you can see them.’',
    ],
  },
  {
    kind: 'paragraph',
    text: 'Each of the better prompts keeps the hard part on your side of the desk. If a prompt asks the machine to do the very thing you are supposed to learn, you will end up with a finished page and an empty head.',
  },
  { kind: 'heading', text: 'Do not believe it yet' },
  {
    kind: 'quote',
    text: 'The first principle is that you must not fool yourself — and you are the easiest person to fool.',
    by: 'Richard Feynman, Caltech commencement address, 1974',
  },
  {
    kind: 'paragraph',
    text: 'A fluent explanation produces the feeling of understanding, and that feeling is what you have to distrust. Close the window and write the idea out from memory. Whatever you cannot write, you have only watched.',
  },
  {
    kind: 'paragraph',
    text: 'Facts need a second look as well. Run the code. Open the official page for the function, on MDN for the web or in the Python documentation. Be especially careful with references: language models have produced papers, court cases and library functions that never existed.',
  },
  {
    kind: 'list',
    ordered: true,
    items: [
      'Ask: what in this answer are you least sure of?',
      'Ask the same question in a new chat and compare the two answers.',
      'Give it a case where you already know the result.',
      'If you will act on it, find one human-written source that agrees.',
    ],
  },
  { kind: 'heading', text: 'Stay honest and stay private' },
  {
    kind: 'paragraph',
    text: 'Rules differ between colleges and even between subjects. Read yours, and where nothing is written, add a line to your submission: ‘I used a chatbot to find the error in question 3 and to generate test cases; the code and the text are mine.’ Lecturers rarely punish that sentence. They do remember who left it out.',
  },
  {
    kind: 'paragraph',
    text: 'Never paste an exam paper before it is held, an employer’s source code, or anyone’s personal details. If you are not sure whether you may share it, you may not.',
  },
  { kind: 'heading', text: 'A week of practice' },
  {
    kind: 'paragraph',
    text: 'For seven days, write every prompt in a notebook before you type it. Under each one note whether you could have answered it yourself after ten more minutes. By Sunday you will see two or three questions that you ask again and again. Those name the chapter to study, without any assistant, on Monday.',
  },
  {
    kind: 'link',
    label: 'Check web facts on MDN Web Docs',
    href: 'https://developer.mozilla.org/',
  },
  {
    kind: 'contact',
    text: 'Our programme on generative AI and prompt engineering starts from exactly these habits. Ask us about the next batch.',
  },
];
