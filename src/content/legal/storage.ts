import * as keys from '../../config/storageKeys.ts';

interface StorageEntry {
  name: string;
  place: 'local' | 'session' | 'indexed';
  /** What it holds and for how long. `{posts}` stands for the attempts of this build. */
  text: string;
}

type StorageKey = (typeof keys)[keyof typeof keys];

/** Every entry that the site or its router keeps in the browser. A key without a row does not compile. */
export const storage: Record<StorageKey, StorageEntry> = {
  [keys.OUTBOX_KEY]: {
    name: 'Outbox',
    place: 'local',
    text: 'a copy of a form you sent, deleted when delivery is confirmed. {posts} If delivery is never confirmed, the site tells you so, and deletes the copy when you then reload a page or next visit the site. “Delete my details” in the notice deletes it at once.',
  },
  [keys.COPIES_DATABASE]: {
    name: 'Second copy of the outbox',
    place: 'indexed',
    text: 'the same copy once more, for a phone that ends the browser before it has saved. It is deleted together with the first.',
  },
  [keys.SETTLED_KEY]: {
    name: 'Delivered or deleted',
    place: 'local',
    text: 'the random number of a form that has left the outbox, when, and whether it was delivered or deleted, so that no other window sends it again. It holds none of your details and is deleted after 7 days, on your next visit or the one after.',
  },
  [keys.UNREADABLE_KEY]: {
    name: 'Unreadable copy',
    place: 'local',
    text: 'an entry of the outbox that the site cannot read, set aside and deleted after 7 days, on your next visit. An entry written by a newer version of the site is not moved here: it stays for that version.',
  },
  [keys.SENT_KEY]: {
    name: 'Last sent',
    place: 'local',
    text: 'a number computed from the form you sent last, the form’s random number and the time, so that a double click sends it once. It is deleted after ten seconds. If you leave before, it stays, unused, until you send another form.',
  },
  [keys.VISIT_KEY]: {
    name: 'Visit',
    place: 'session',
    text: 'that your visit has begun and, if our forms ask the CRM to note it, how: the page you opened first, the page that linked to it and the tags of a campaign, which can include a search term. It goes with the tab: a browser that reopens a tab brings it back.',
  },
  [keys.DRAFT_KEY]: {
    name: 'Drafts',
    place: 'session',
    text: 'what you have typed into a form, and whether you ticked its checkbox, until you send it. Otherwise it goes with the tab: a browser that reopens a tab brings it back. If our scripts are late and the browser posts the form itself, until you are sent back.',
  },
  [keys.CHOICE_KEY]: {
    name: 'Cookie choice',
    place: 'local',
    text: 'your answer to the notice, yes or no, when you gave it and what was asked. After half a year, and when the notice asks for more than you have agreed to, the site ignores it and asks again; your new answer replaces it.',
  },
  [keys.FIRST_TOUCH_KEY]: {
    name: 'First touch',
    place: 'local',
    text: 'how the visit began in which you said “yes”: the tags of a campaign, which can include a search term, or the name of the site that linked to us, kept only while your “yes” holds, which is half a year. On your next visit after that, or when you change your mind, it is removed.',
  },
  [keys.SCROLL_KEY]: {
    name: 'Scroll positions',
    place: 'session',
    text: 'how far you scrolled on each page, so that Back returns you to the same place.',
  },
  [keys.TRANSITIONS_KEY]: {
    name: 'Page transitions',
    place: 'session',
    text: 'which pages open with a transition. The site has none, so it normally stays empty.',
  },
};

/** A line for each entry: name, place, key and purpose. */
export const storageLines = Object.entries(storage).map(
  ([key, { name, place, text }]) => `${name} (${place} storage, “${key}”): ${text}`,
);
