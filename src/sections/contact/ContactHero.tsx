import Card from '@mui/material/Card';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { Art } from '../../components/Art';
import { artSizes } from '../../components/artSizes';
import { PeekingOwl } from '../../components/owl/PeekingOwl';
import { contactPage } from '../../content/contact';
import { CrmForm } from '../../forms/CrmForm';
import { border } from '../../theme/tokens';
import { ReachUs } from '../ReachUs';

const Root = styled('section')(({ theme }) => ({
  paddingBlock: theme.spacing(5, 8),
  borderBottom: border,
  [theme.breakpoints.up('lg')]: { paddingBlock: theme.spacing(9) },
}));
const Grid = styled(Container)(({ theme }) => ({
  display: 'grid',
  '& > *': { minWidth: 0 },
  gap: theme.spacing(4),
  [theme.breakpoints.up('lg')]: {
    gridTemplateColumns: '1fr 1.35fr',
    gap: theme.spacing(8),
    alignItems: 'start',
  },
}));
const Words = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(3),
  [theme.breakpoints.up('lg')]: { position: 'sticky', top: 120 },
}));
const Form = styled(Card)(({ theme }) => ({
  position: 'relative',
  // Room for the owl on its edge.
  marginTop: theme.spacing(5),
  [theme.breakpoints.up('md')]: { padding: theme.spacing(5) },
  [theme.breakpoints.up('lg')]: { marginTop: 0 },
}));
// Its stripes run on to the right, behind the form.
const Picture = styled('div')(({ theme }) => ({
  display: 'none',
  [theme.breakpoints.up('lg')]: {
    display: 'block',
    marginTop: theme.spacing(2),
    marginRight: theme.spacing(-8),
  },
}));

/** The heading and the form of the contact page. */
const ContactHero = () => (
  <Root data-ground="sun">
    <Grid>
      <Words>
        <Typography variant="h1">{contactPage.heading}</Typography>
        <Typography variant="subtitle1">{contactPage.lead}</Typography>
        <ReachUs />
        <Picture>
          <Art id="page-contact" alt="" sizes={artSizes.half} />
        </Picture>
      </Words>
      <Form>
        <PeekingOwl />
        <CrmForm formId="contactPage" />
      </Form>
    </Grid>
  </Root>
);

export default ContactHero;
