import Stack from '@mui/material/Stack';
import { useTheme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { SampleNote } from '../layout';
import { Specimen } from '../Specimen';

const samples = {
  h1: 'From first commit to first salary',
  pageTitle: 'Skills that get you hired',
  h2: 'Every programme includes',
  h3: 'Start your project with us',
  h4: 'Building LLM Powered Apps Using APIs',
  subtitle1: 'Four things every learner gets, whichever programme they choose.',
  subtitle2: 'First name',
  body1: 'A mentor reads your code the way a team lead would.',
  body2: 'Months 1-2 · 6 min read · 10 digits, no country code',
} as const;
const variants = Object.keys(samples) as (keyof typeof samples)[];

/** The variants of the type scale that most pages use. */
export const Type = () => {
  const { typography } = useTheme();
  return (
    <>
      <Specimen name="Variants" ground="paper">
        <Stack spacing={4}>
          {variants.map((variant) => (
            <div key={variant}>
              <Typography variant={variant} component="p">
                {samples[variant]}
              </Typography>
              <SampleNote>
                <strong>{variant}</strong> {typography[variant].fontSize} / {typography[variant].lineHeight}
              </SampleNote>
            </div>
          ))}
        </Stack>
      </Specimen>
      <Specimen
        name={`Running text: ${typography.body1.fontSize} / ${typography.body1.lineHeight}, at most 65 characters`}
        ground="white"
      >
        <Typography sx={{ maxWidth: '38rem' }}>
          A mentor reads what you wrote the way a team lead would: what does it do, what happens when it
          fails, and who will understand it in a year? Names from everywhere must look right: Łucja, Nguyễn,
          Çağla, Müller, São Paulo. Prices too: ₹1,75,000.
        </Typography>
      </Specimen>
    </>
  );
};
