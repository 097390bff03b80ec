import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useState, type PointerEvent } from 'react';
import { currencySign } from '../../content/money';
import { exhibit as copy } from '../../content/services/salesforce';
import { border, colour, needsScript, radius, shadow } from '../../theme/tokens';
import { Caption, Figure, Result } from './parts';

const grounds = [colour.sky, colour.sunLight, colour.sun, colour.clay];
/** A column of the board. On a phone an empty stage is only a heading. */
const Stage = styled('li')(({ theme }) => ({
  display: 'grid',
  alignContent: 'start',
  gap: theme.spacing(1.5),
  padding: theme.spacing(0, 1.5, 1.5),
  border,
  borderRadius: radius.field,
  backgroundColor: colour.white,
  '&[data-has]': { boxShadow: shadow(6) },
  // High enough for the deal and two others, so that no move makes the page longer.
  [theme.breakpoints.up('md')]: { minHeight: 332 },
  [theme.breakpoints.down('md')]: { '&:not([data-has])': { paddingBottom: 0 } },
}));
const name = {
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  marginInline: -1.5,
  padding: 1.5,
  borderBottom: border,
  borderRadius: '10px 10px 0 0',
  'li:not([data-has]) > &': {
    borderBottomWidth: { xs: 0, md: 2 },
    borderRadius: { xs: '10px', md: '10px 10px 0 0' },
  },
} as const;
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
  // Safari knows the prefixed name alone.
  WebkitUserSelect: 'none',
  userSelect: 'none',
  // On a phone, where the stages are stacked, a finger on the deal scrolls; the buttons move it.
  touchAction: 'auto',
  [theme.breakpoints.up('md')]: { touchAction: 'pinch-zoom' },
  '&:active': { cursor: 'grabbing', position: 'relative', zIndex: 1 },
}));
/** The outline of another deal. */
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
/** Not `disabled`: a disabled button loses the focus. */
const atTheEnd = { '&[aria-disabled=true]': { opacity: 0.45 } } as const;

/** The number of other deals in each stage. */
const others = [2, 1, 2, 1];
const last = copy.stages.length - 1;

/** A board with four stages and one deal, which is dragged or moved by two buttons. */
const Salesforce = () => {
  const [at, setAt] = useState(1);
  const stage = copy.stages[at] ?? copy.stages[0];
  const forecast = ((copy.value * stage.odds) / 100).toFixed(1);
  const grab = (start: PointerEvent<HTMLElement>) => {
    const { currentTarget: card, pointerId, clientX, clientY } = start;
    if (!start.isPrimary || start.button !== 0) return;
    card.setPointerCapture(pointerId);
    const follow = (event: globalThis.PointerEvent) => {
      card.style.transform = `translate(${event.clientX - clientX}px, ${event.clientY - clientY}px) rotate(2deg)`;
    };
    const drop = (event: globalThis.PointerEvent) => {
      card.style.transform = '';
      const under = document.elementsFromPoint(event.clientX, event.clientY);
      const dropped = [...(card.closest('ol')?.children ?? [])].findIndex((one) => under.includes(one));
      if (dropped >= 0) setAt(dropped);
    };
    const letGo = () => {
      card.style.transform = '';
      for (const [type, listener] of listeners) card.removeEventListener(type, listener);
    };
    // A pointer that the browser takes away, to scroll or to zoom, is lost without `pointerup`.
    const listeners = [
      ['pointermove', follow],
      ['pointerup', drop],
      ['lostpointercapture', letGo],
    ] as const;
    for (const [type, listener] of listeners) card.addEventListener(type, listener);
  };
  return (
    <Stack component="figure" spacing={3}>
      <Caption title={copy.title} text={copy.text} />
      <Box component="ol" sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: { md: 'repeat(4, 1fr)' } }}>
        {copy.stages.map(({ name: title, odds }, index) => (
          <Stage key={title} data-has={index === at || undefined}>
            <Typography variant="h4" sx={{ ...name, backgroundColor: grounds[index % grounds.length] }}>
              {title}{' '}
              <Typography variant="body2" component="small" sx={{ fontWeight: 600 }}>
                {odds}%
              </Typography>
            </Typography>
            {index === at && (
              <Deal onPointerDown={grab}>
                <Typography variant="h4" component="b">
                  {copy.deal}
                </Typography>
                {`${currencySign}${copy.value} ${copy.unit}`}
              </Deal>
            )}
            {Array.from({ length: others[index] ?? 0 }, (_, other) => (
              <Other key={`other ${other + 1}`} viewBox="0 0 240 56" aria-hidden="true">
                <path d="M18 22h110M18 38h70" />
                <circle cx="208" cy="28" r="13" />
              </Other>
            ))}
          </Stage>
        ))}
      </Box>
      <Box
        sx={{
          display: 'grid',
          gap: { xs: 3, lg: 4 },
          gridTemplateColumns: { lg: 'auto 1fr' },
          alignItems: { lg: 'center' },
        }}
      >
        <Stack direction="row" spacing={2} sx={needsScript}>
          <Button
            type="button"
            variant="outlined"
            sx={atTheEnd}
            aria-disabled={at === 0}
            onClick={() => setAt(Math.max(0, at - 1))}
          >
            {copy.back}
          </Button>
          <Button
            type="button"
            sx={atTheEnd}
            aria-disabled={at === last}
            onClick={() => setAt(Math.min(last, at + 1))}
          >
            {copy.on}
          </Button>
        </Stack>
        <Result>
          <Figure>{`${stage.name}: ${currencySign}${forecast} ${copy.unit} ${copy.forecast}`}</Figure>{' '}
          <span>{stage.flow}</span>
        </Result>
      </Box>
    </Stack>
  );
};

export default Salesforce;
