import { company } from './company';
import { phoneInText } from './phrases.ts';

const otherWays = `call ${phoneInText} or write to ${company.email}`;

/** The messages about a lead after its submit. They report a state only when it is proven. */
export const leadNotices = {
  region: 'About your message',
  held: {
    /** Nothing has left this browser yet. */
    notSent: 'Not sent yet.',
    /** A post has left, but nothing proves that it arrived. */
    notConfirmed: 'Not confirmed yet.',
    stored: `We saved your details in this browser and try again while this site is open. If it is urgent, ${otherWays}.`,
    unstored: `This browser cannot save your details: they exist only in this open page. Keep the page open, or ${otherWays}.`,
  },
  trying: 'Trying again…',
  received: 'Your details have been received.',
  givenUp: {
    title: 'We could not confirm that your details arrived.',
    text: `Please ${otherWays}. We delete them from this browser when you reload the page or next visit the site.`,
  },
  deleted: 'Your details are deleted from this browser.',
  /** Of a form that was neither sent nor kept. */
  unsaved: `Nothing was sent, because you seem to be offline. Your details are still in the form: send it again when you are connected, or ${otherWays}.`,
  email: 'Send by email',
  /** What a button copies, for a mail that has room for its beginning only. */
  myMessage: 'my message',
  again: 'Try again',
  remove: 'Delete my details',
};
