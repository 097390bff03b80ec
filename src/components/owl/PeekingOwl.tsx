import { styled } from '@mui/material/styles';
import { useEffect, useRef } from 'react';
import { marked } from '../../config/mark';
import { LID } from '../../native/attention.markup';
import { hasOwl } from '../markShapes';
import { Owl } from './Owl';

const Perch = styled('div')(({ theme }) => ({
  position: 'absolute',
  right: theme.spacing(4),
  bottom: '100%',
  height: 58,
  // Cuts off its lower half, at the edge of the card.
  clipPath: 'inset(-24px -8px 1px)',
  '@media print': { display: 'none' },
}));

const blink = [0, 1, 0, 1, 0].map((share) => ({ transform: `scaleY(${share})` }));

/**
 * The owl looks over the upper edge of a card and blinks when a field in it turns out wrong. The card must be
 * positioned. Another company's mark is above the edge, uncut.
 */
export const PeekingOwl = ({ hat }: { hat?: boolean }) => {
  const perch = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const card = perch.current?.parentElement;
    if (!card || matchMedia('(prefers-reduced-motion: reduce)').matches) return undefined;
    const observer = new MutationObserver((changes) => {
      if (!changes.some(({ target }) => target instanceof Element && target.ariaInvalid === 'true')) return;
      for (const lid of perch.current?.querySelectorAll(marked(LID)) ?? []) lid.animate(blink, 500);
    });
    observer.observe(card, { subtree: true, attributeFilter: ['aria-invalid'] });
    return () => observer.disconnect();
  }, []);
  return (
    <Perch ref={perch}>
      <Owl hat={hat} line={3} size={hasOwl ? 104 : 52} />
    </Perch>
  );
};
