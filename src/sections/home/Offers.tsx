import { styled } from '@mui/material/styles';
import { Art } from '../../components/Art';
import { GuaranteeNote } from '../../components/GuaranteeNote';
import { Icon } from '../../components/Icon';
import { Lead, Section, Title } from '../../components/Section';
import { CheckList, Split } from '../../components/Stack';
import { Toggle } from '../../components/Toggle';
import { offers } from '../../content/home';
import { border, radius, shadow, space } from '../../theme/tokens';

const Words = styled('div')({ display: 'grid', gap: space(3) });
const Picture = styled('div')({
  '& img': { width: '100%', border, borderRadius: radius.card, boxShadow: shadow(8) },
});

/** What the company sells, one half at a time. Both halves are in the page; the toggle shows one. */
const Offers = () => (
  <Section ground="paper" label="What we offer">
    <Toggle
      label="What we offer"
      options={offers.map(({ id, tab, heading, text, points, art, alt }) => ({
        id,
        label: tab,
        content: (
          <Split>
            <Words>
              <Title>{heading}</Title>
              <Lead>{text}</Lead>
              <CheckList>
                {points.map((point) => (
                  <li key={point}>
                    <Icon name="check" />
                    {point}
                  </li>
                ))}
              </CheckList>
              {id === 'edtech' && <GuaranteeNote />}
            </Words>
            <Picture>
              <Art id={art} alt={alt} sizes="(min-width: 1024px) 560px, 92vw" />
            </Picture>
          </Split>
        ),
      }))}
    />
  </Section>
);

export default Offers;
