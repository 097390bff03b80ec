import type { MouseEvent } from 'react';

const CARD = 'data-morph';

/** Names the followed card for the view transition, and no other: two of one name would cancel it. */
const nameCard = ({ currentTarget }: MouseEvent) => {
  document.querySelector(`[${CARD}=card]`)?.removeAttribute(CARD);
  currentTarget.closest('li')?.querySelector('[data-card]')?.setAttribute(CARD, 'card');
};

/** Photographing both pages takes a phone at a quarter of the speed 60 ms or more, so the cover grows where there is a mouse. */
const hasMouse = globalThis.matchMedia?.('(hover: hover)').matches ?? false;

/** For the link of a card: where the browser has view transitions, the `data-card` grows into the `data-morph` of the next page. */
export const morphs = hasMouse ? { viewTransition: true, onClick: nameCard } : {};
