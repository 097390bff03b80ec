import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import { useState, type PointerEvent } from 'react';
import { exhibit as copy } from '../../content/services/salesforce';
import { border, colour, radius, shadow } from '../../theme/tokens';
import { Caption, Result } from './parts';

const Board = styled('ol')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1.5),
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'repeat(4, 1fr)' },
  '& > li': {
    display: 'grid',
    alignContent: 'start',
    gap: theme.spacing(1.5),
    padding: theme.spacing(0, 1.5, 1.5),
    border,
    borderRadius: radius.field,
    backgroundColor: colour.white,
    [theme.breakpoints.up('md')]: { minHeight: 260 },
  },
  '& > li[data-has]': { boxShadow: shadow(6) },
  '& h3': {
    ...theme.typography.h4,
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'baseline',
    marginInline: theme.spacing(-1.5),
    padding: theme.spacing(1.5),
    borderBottom: border,
    borderRadius: '10px 10px 0 0',
  },
  // On a phone a stage without a deal is its heading alone.
  [theme.breakpoints.down('md')]: {
    '& > li:not([data-has])': { paddingBottom: 0, '& > h3': { border: 0, borderRadius: 10 } },
  },
  '& > li:nth-of-type(1) > h3': { backgroundColor: colour.sky },
  '& > li:nth-of-type(2) > h3': { backgroundColor: colour.sunLight },
  '& > li:nth-of-type(3) > h3': { backgroundColor: colour.sun },
  '& > li:nth-of-type(4) > h3': { backgroundColor: colour.clay },
  '& h3 small': { ...theme.typography.body2, fontWeight: 600 },
}));
const Deal = styled('div')(({ theme }) => ({
  alignSelf: 'start',
  display: 'grid',
  gap: theme.spacing(1),
  padding: theme.spacing(2),
  border,
  borderRadius: radius.field,
  backgroundColor: colour.white,
  boxShadow: shadow(6),
  cursor: 'grab',
  userSelect: 'none',
  touchAction: 'none',
  '&:active': { cursor: 'grabbing', position: 'relative', zIndex: 1 },
  '& b': theme.typography.h4,
}));
/** Another deal: only its outline. */
const Other = styled('svg')(({ theme }) => ({
  display: 'none',
  width: '100%',
  border: `2px dashed ${colour.inkMuted}`,
  borderRadius: radius.field,
  fill: 'none',
  stroke: colour.inkMuted,
  strokeWidth: 5,
  strokeLinecap: 'round',
  [theme.breakpoints.up('md')]: { display: 'block' },
}));
const Foot = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'auto 1fr',
    alignItems: 'center',
    gap: theme.spacing(4),
  },
  // Not `disabled`, which would lose the focus at either end.
  '& [aria-disabled=true]': { opacity: 0.45 },
  '& > p': { display: 'flex', gap: theme.spacing(2), '@media (scripting: none)': { display: 'none' } },
}));

/** How many other deals are in each stage. */
const others = [2, 1, 2, 1];
const last = copy.stages.length - 1;

/** A board of four stages and one deal, moved by dragging or with two buttons. */
const Salesforce = () => {
  const [at, setAt] = useState(1);
  const stage = copy.stages[at] ?? copy.stages[0];
  const grab = ({ currentTarget: card, pointerId, clientX, clientY }: PointerEvent<HTMLElement>) => {
    card.setPointerCapture(pointerId);
    const follow = (event: globalThis.PointerEvent) => {
      card.style.transform = `translate(${event.clientX - clientX}px, ${event.clientY - clientY}px) rotate(2deg)`;
    };
    const drop = (event: globalThis.PointerEvent) => {
      card.removeEventListener('pointermove', follow);
      card.style.transform = '';
      const under = document.elementsFromPoint(event.clientX, event.clientY);
      const dropped = [...(card.closest('ol')?.children ?? [])].findIndex((one) => under.includes(one));
      if (dropped >= 0) setAt(dropped);
    };
    card.addEventListener('pointermove', follow);
    card.addEventListener('lostpointercapture', drop, { once: true });
  };
  return (
    <Stack component="figure" spacing={3}>
      <Caption title={copy.title} text={copy.text} />
      <Board>
        {copy.stages.map(({ name, odds }, index) => (
          <li key={name} data-has={index === at || undefined}>
            <h3>
              {name} <small>{odds}%</small>
            </h3>
            {index === at && (
              <Deal onPointerDown={grab}>
                <b>{copy.deal}</b>₹{copy.value} {copy.unit}
              </Deal>
            )}
            {Array.from({ length: others[index] ?? 0 }, (_, other) => (
              <Other key={`other ${other + 1}`} viewBox="0 0 240 56" aria-hidden="true">
                <path d="M18 22h110M18 38h70" />
                <circle cx="208" cy="28" r="13" />
              </Other>
            ))}
          </li>
        ))}
      </Board>
      <Foot>
        <p>
          <Button
            type="button"
            variant="outlined"
            aria-disabled={at === 0}
            onClick={() => setAt(Math.max(0, at - 1))}
          >
            {copy.back}
          </Button>
          <Button type="button" aria-disabled={at === last} onClick={() => setAt(Math.min(last, at + 1))}>
            {copy.on}
          </Button>
        </p>
        <Result>
          <strong>
            {stage.name}: ₹{((copy.value * stage.odds) / 100).toFixed(1)} {copy.unit} {copy.forecast}
          </strong>{' '}
          {stage.flow}
        </Result>
      </Foot>
    </Stack>
  );
};

export default Salesforce;
