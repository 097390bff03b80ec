import { styled } from '@mui/material/styles';
import { Section, type Volume } from '../../components/Section';
import { groundNames, grounds, palette, type ColourName } from '../../theme/palette';
import { border, colour, radius } from '../../theme/tokens';
import { SampleGrid, SampleNote } from '../layout';
import { contrast, pairs } from '../pairs';
import { Specimen } from '../Specimen';

const Swatch = styled('div')({ height: 88, border, borderRadius: radius.field });
const Sample = styled('p')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(0.5),
  padding: theme.spacing(1.5),
  border,
  borderRadius: radius.field,
  fontSize: '0.9375rem',
  lineHeight: 1.35,
  '& strong': { fontWeight: 700 },
}));

/** Formats a ratio with one decimal: the `15.6` of 15.6 : 1. */
const ratio = (front: ColourName, ground: ColourName) => contrast(front, ground).toFixed(1);

const volumes: readonly (Volume | undefined)[] = ['quiet', undefined, 'loud'];

/** Palette, grounds, and which colours are allowed on which. */
export const Grounds = () => (
  <>
    <Specimen name="The palette" ground="white">
      <SampleGrid>
        {Object.entries(palette).map(([name, hex]) => (
          <div key={name}>
            <Swatch style={{ backgroundColor: hex }} />
            <SampleNote>
              <strong>{name}</strong> {hex}
            </SampleNote>
          </div>
        ))}
      </SampleGrid>
    </Specimen>
    {groundNames.map((ground) => (
      <Specimen key={ground} name={`Section on ${ground}`}>
        <Section
          ground={ground}
          volume="quiet"
          kicker={`data-ground="${ground}"`}
          title="A heading on this ground"
          lead={`Quiet text is ${grounds[ground].muted}.`}
        >
          <p>
            Text is {grounds[ground].text}, and <a href="#grounds">a link is {grounds[ground].link}</a>.
          </p>
          <p>
            <a href="#grounds" data-look="focus-visible">
              This link holds the focus
            </a>
          </p>
        </Section>
      </Specimen>
    ))}
    {volumes.map((volume) => (
      <Specimen key={volume ?? 'usual'} name={`Section of ${volume ?? 'the usual'} volume`}>
        <Section ground="white" volume={volume} title="What a page is about" lead="The text under it.">
          <p>The room above and below belongs to the volume, and so does the size of the heading.</p>
        </Section>
      </Specimen>
    ))}
    <Specimen name="Allowed pairs, and the contrast of each" ground="white">
      <SampleGrid>
        {pairs.map(({ name, front, ground, least }) => (
          <Sample key={name} style={{ color: colour[front], backgroundColor: colour[ground] }}>
            <strong>{name}</strong>
            <span>
              {front} on {ground}: {ratio(front, ground)}, needs {least}
            </span>
          </Sample>
        ))}
      </SampleGrid>
    </Specimen>
  </>
);
