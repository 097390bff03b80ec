import { OPENING_ID } from '../../src/runtime/markup';

/** Puts the page's opening notice into the document. jsdom has no modal dialogs, so they only open and close. */
export const addOpeningNotice = () => {
  const notice = document.createElement('dialog');
  notice.id = OPENING_ID;
  notice.showModal = () => {
    notice.open = true;
  };
  notice.close = () => {
    notice.open = false;
  };
  document.body.append(notice);
  return {
    notice,
    pressEscape: () => {
      notice.dispatchEvent(new Event('cancel'));
      notice.close();
    },
  };
};
