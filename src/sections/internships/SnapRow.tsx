import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import { Children, useRef, type ReactNode } from 'react';
import { Icon } from '../../components/Icon';
import { rowWords } from '../../content/labels';
import { needsScript } from '../../theme/tokens';
import { SnapRail } from '../listing/SnapRail';

const Row = styled(SnapRail)(({ theme }) => ({
  [theme.breakpoints.up('sm')]: {
    gap: theme.spacing(3),
    // Cards leave at the left edge of the screen, and stay off the dock in the right margin.
    marginRight: theme.spacing(-1),
    paddingRight: theme.spacing(1),
    // No card is cut at rest: two are as wide as the row.
    '& > li': { flexBasis: `calc(50% - ${theme.spacing(1.5)})` },
  },
  [theme.breakpoints.up('lg')]: {
    display: 'grid',
    gridTemplateColumns: 'repeat(3, 1fr)',
    margin: 0,
    padding: 0,
    overflow: 'visible',
  },
}));

interface SnapRowProps {
  label: string;
  /** A link or button beside the arrows. */
  action?: ReactNode;
  children: ReactNode;
}

/** Three cards side by side on a desktop. On a phone, a row that moves card by card, by swiping or by its arrows. */
export const SnapRow = ({ label, action, children }: SnapRowProps) => {
  const row = useRef<HTMLUListElement>(null);
  const move = (direction: 1 | -1) => {
    const list = row.current;
    const [first, second] = list?.children ?? [];
    if (!list || !first || !second) return;
    const step = second.getBoundingClientRect().left - first.getBoundingClientRect().left;
    const room = list.scrollWidth - list.clientWidth;
    const next = list.scrollLeft + direction * step;
    // At either end the row goes on from the other end.
    const beyond = direction > 0 ? list.scrollLeft > room - 2 : list.scrollLeft < 2;
    const opposite = direction > 0 ? 0 : room;
    const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    list.scrollTo({ left: beyond ? opposite : next, behavior: still ? 'instant' : 'smooth' });
  };
  return (
    <div role="group" aria-label={label}>
      <Row ref={row}>{children}</Row>
      <Stack
        direction="row"
        sx={{ justifyContent: 'space-between', alignItems: 'center', marginTop: { xs: 1.5, lg: 6 } }}
      >
        {Children.count(children) > 1 && (
          <Stack direction="row" spacing={1.5} sx={{ display: { lg: 'none' }, ...needsScript }}>
            <IconButton size="small" aria-label={rowWords.previous} onClick={() => move(-1)}>
              <Icon name="arrow-left" />
            </IconButton>
            <IconButton size="small" aria-label={rowWords.next} onClick={() => move(1)}>
              <Icon name="arrow-right" />
            </IconButton>
          </Stack>
        )}
        {action}
      </Stack>
    </div>
  );
};
