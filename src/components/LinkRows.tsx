import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { motion, outline } from '../theme/tokens';
import { Icon } from './Icon';
import { toSection } from './toSection';

const Rows = styled('ul')(({ theme }) => ({
  display: 'grid',
  columnGap: theme.spacing(4),
  [theme.breakpoints.up('md')]: {
    // At most three columns.
    gridTemplateColumns: 'repeat(auto-fit, minmax(max(12rem, 28%), 1fr))',
  },
}));
const LargeRows = styled(Rows)(({ theme }) => ({
  '& > li': { borderBottom: outline },
  [theme.breakpoints.down('md')]: { '& > li:first-of-type': { borderTop: outline } },
}));
const Row = styled(Link)(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  // The arrow is beside the label, and labels of neighbours are level where one has two lines.
  alignItems: 'start',
  columnGap: theme.spacing(2),
  height: '100%',
  minHeight: 56,
  paddingBlock: theme.spacing(1.5),
  borderTop: outline,
  color: 'inherit',
  textDecoration: 'none',
  '& > svg': { fontSize: 22, transition: `transform ${motion}` },
  '&:hover': { textDecoration: 'underline', textDecorationThickness: 3, textUnderlineOffset: '0.2em' },
  '@media (hover: hover)': { '&:hover > svg': { transform: 'translateX(4px)' } },
}));

const LargeRow = styled(Row)({
  // The lines are those of the list's entries.
  borderTop: 0,
  alignItems: 'center',
  paddingBlock: '20px',
  '& > svg': { fontSize: 28 },
});

export interface LinkRow {
  label: string;
  to: string;
  /** A fact under the label. */
  note?: string;
}

interface LinkRowsProps {
  label: string;
  links: readonly LinkRow[];
  /** Larger, each with a line below: for the one or two ways on that a section is about. */
  large?: boolean;
}

/** Links to go on with: rows between lines, stacked on a phone and in columns elsewhere. */
export const LinkRows = ({ label, links, large }: LinkRowsProps) => {
  const [List, Entry] = large ? [LargeRows, LargeRow] : [Rows, Row];
  return (
    <List aria-label={label}>
      {links.map(({ label: name, to, note }) => (
        <li key={to}>
          <Entry to={to} {...(to.includes('#') && toSection)}>
            <span>
              <Typography
                variant={large ? 'h4' : 'h6'}
                component="span"
                sx={{ display: 'block', fontSize: large ? { md: '1.625rem' } : undefined }}
              >
                {name}
              </Typography>
              {note && (
                <Box component="span" sx={{ typography: 'body2', display: 'block', paddingTop: 0.5 }}>
                  {note}
                </Box>
              )}
            </span>
            <Icon name="arrow-right" />
          </Entry>
        </li>
      ))}
    </List>
  );
};
