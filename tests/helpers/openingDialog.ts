import { OPENING_ID } from '../../src/runtime/markup';

/** Puts the page's opening dialog into the document. jsdom has no modal dialogs, so it only opens and closes. */
export const addOpeningDialog = () => {
  const opening = document.createElement('dialog');
  opening.id = OPENING_ID;
  opening.showModal = () => {
    opening.open = true;
  };
  opening.close = () => {
    opening.open = false;
    opening.dispatchEvent(new Event('close'));
  };
  document.body.append(opening);
  return opening;
};
