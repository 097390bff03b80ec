import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { motion, outline } from '../theme/tokens';
import { Icon } from './Icon';

const List = styled('ul')(({ theme }) => ({
  display: 'grid',
  columnGap: theme.spacing(4),
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'repeat(auto-fit, minmax(max(13rem, 28%), 1fr))',
  },
}));
const Row = styled(Link)(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  alignItems: 'center',
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

export interface LinkRow {
  label: string;
  to: string;
  /** A fact under the label. */
  note?: string;
}

/** Links to go on with: rows between lines, stacked on a phone and in columns elsewhere. */
export const LinkRows = ({ label, links }: { label: string; links: readonly LinkRow[] }) => (
  <List aria-label={label}>
    {links.map(({ label: name, to, note }) => (
      <li key={to}>
        <Row to={to}>
          <span>
            <Typography variant="h6" component="span" sx={{ display: 'block' }}>
              {name}
            </Typography>
            {note && (
              <Box component="span" sx={{ typography: 'body2', display: 'block', paddingTop: 0.5 }}>
                {note}
              </Box>
            )}
          </span>
          <Icon name="arrow-right" />
        </Row>
      </li>
    ))}
  </List>
);
