import { styled } from '@mui/material/styles';
import { Art } from '../../components/Art';
import { artSizes } from '../../components/artSizes';
import { Icon } from '../../components/Icon';
import { Section, Title } from '../../components/Section';
import { CheckList, Split } from '../../components/Stack';
import { campus } from '../../content/campus';
import type { Ground } from '../../theme/palette';
import { border, colour, from, radius, shadow, space, type } from '../../theme/tokens';

const Words = styled('div')({ display: 'grid', gap: space(2.5) });
const Kicker = styled('p')({ ...type.label, color: 'var(--muted)' });
const Picture = styled('div')({
  '& img': { border, borderRadius: radius.card, boxShadow: shadow(8) },
  '[data-ground=ink] & img': { borderColor: colour.cream, boxShadow: 'none' },
  // The pictures change sides, so that the eye walks down the page in a zigzag.
  [from.lg]: { '[data-side=left] > &': { order: -1 } },
});

const grounds: Ground[] = ['ink', 'paper', 'white'];

/** Why it is needed, and what students and colleges have of it: three alternating blocks. */
const Reasons = () =>
  campus.sections.map(({ id, kicker, heading, paragraphs, points, alt }, index) => (
    <Section key={id} ground={grounds[index] ?? 'paper'} label={kicker}>
      <Split data-side={index % 2 === 0 ? 'right' : 'left'}>
        <Words>
          <Kicker>{kicker}</Kicker>
          <Title>{heading}</Title>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <CheckList>
            {points.map((point) => (
              <li key={point}>
                <Icon name="check" />
                {point}
              </li>
            ))}
          </CheckList>
        </Words>
        <Picture>
          <Art id={`page-campus-${id}`} alt={alt} sizes={artSizes.half} />
        </Picture>
      </Split>
    </Section>
  ));

export default Reasons;
