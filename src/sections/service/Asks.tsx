import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { Service } from '../../../schemas/content';
import { DialogButton } from '../../components/DialogButton';
import { Standfirst } from '../../components/Section';
import { servicesPage } from '../../content/servicesPage';
import { border, columnWidth, margin } from '../../theme/tokens';
import { coat, lookOf, tinted } from './looks';

/** The distance from the edge of the screen to the content. */
const outside = `max(${margin}, (100vw - ${columnWidth}px) / 2)`;

const Half = styled('section')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(3),
  alignContent: 'start',
  justifyItems: 'start',
  paddingBlock: theme.spacing(7),
  paddingInline: margin,
  ...tinted,
  '& + &': { borderTop: border },
  // On a tablet the button is on the right.
  [theme.breakpoints.between('md', 'lg')]: {
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    columnGap: theme.spacing(5),
    alignItems: 'center',
  },
  [theme.breakpoints.up('lg')]: {
    gridTemplateRows: 'auto 1fr auto',
    paddingBlock: theme.spacing(11),
    paddingInline: `${outside} ${theme.spacing(8)}`,
    '& + &': {
      borderTop: 'none',
      borderLeft: border,
      paddingInline: `${theme.spacing(8)} ${outside}`,
    },
  },
}));

const narrow = { maxWidth: { xs: '10.7em', md: 'none', lg: '10.7em' } } as const;
const action = { gridArea: { md: '1 / 2 / 3', lg: 'auto' } } as const;
const button = { ...action, marginTop: 1, alignSelf: { xs: 'center', lg: 'end' } } as const;

/** Two invitations in one panel: a quieter one to talk first, and the closing one. */
export const Asks = ({ service: { slug, name, discuss, closing } }: { service: Service }) => {
  const [left, right] = lookOf(slug).asks;
  return (
    <Box
      data-print="no"
      sx={{ display: 'grid', borderBlock: border, gridTemplateColumns: { lg: '1fr 1fr' } }}
    >
      <Half {...coat(left)} aria-label={discuss.heading}>
        <Typography variant="h2" sx={narrow}>
          {discuss.heading}
        </Typography>
        <Standfirst>{discuss.text}</Standfirst>
        <DialogButton opens="serviceStart" subject={name} variant="outlined" size="large" sx={button}>
          {servicesPage.discuss}
        </DialogButton>
      </Half>
      <Half {...coat(right)} aria-label={closing.heading}>
        <Typography variant="h2" sx={narrow}>
          {closing.heading}
        </Typography>
        <Standfirst>{closing.text}</Standfirst>
        <DialogButton opens="serviceClosing" subject={name} size="large" sx={button}>
          {closing.button}
        </DialogButton>
      </Half>
    </Box>
  );
};
