import { styled } from '@mui/material/styles';
import { Art } from '../../components/Art';
import { artSizes } from '../../components/artSizes';
import { Card } from '../../components/Card';
import { Container } from '../../components/Section';
import { Thanks } from '../../components/Thanks';
import { contactPage } from '../../content/contact';
import { ContactForm } from '../../forms/ContactForm';
import { border, from, space, type } from '../../theme/tokens';
import { ReachUs } from '../ReachUs';

const Root = styled('section')({
  paddingBlock: `${space(5)} ${space(8)}`,
  borderBottom: border,
  [from.lg]: { paddingBlock: space(9) },
});
const Grid = styled(Container)({
  display: 'grid',
  gap: space(4),
  [from.lg]: { gridTemplateColumns: '1fr 1.35fr', gap: space(8), alignItems: 'start' },
});
const Words = styled('div')({ display: 'grid', gap: space(3), [from.lg]: { position: 'sticky', top: 120 } });
const Heading = styled('h1')(type.hero);
const Text = styled('p')(type.lead);
const Form = styled(Card)({ position: 'relative', [from.md]: { padding: space(5) } });
// Its stripes run on to the right, behind the form.
const Picture = styled('div')({
  display: 'none',
  [from.lg]: { display: 'block', marginTop: space(2), marginRight: space(-8) },
});

/** The heading and the form of the contact page. */
const ContactHero = () => (
  <Root data-ground="sun">
    <Grid>
      <Words>
        <Heading>{contactPage.heading}</Heading>
        <Text>{contactPage.lead}</Text>
        <ReachUs />
        <Picture>
          <Art id="page-contact" alt="" sizes={artSizes.half} />
        </Picture>
      </Words>
      <Form>
        <Thanks />
        <ContactForm />
      </Form>
    </Grid>
  </Root>
);

export default ContactHero;
