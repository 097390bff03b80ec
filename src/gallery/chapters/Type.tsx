import { styled } from '@mui/material/styles';
import { space, type } from '../../theme/tokens';
import { Caption, Specimen } from '../Specimen';

const Roles = styled('div')({ display: 'grid', gap: space(4) });
const words = {
  hero: 'From first commit to first salary',
  title: 'What every programme includes',
  subtitle: 'Start your project with us',
  card: 'Building LLM Powered Apps Using APIs',
  lead: 'Four things every learner gets, whichever programme they choose.',
  small: 'Months 1-2 · 6 min read · 10 digits, no country code',
  label: 'First name',
} satisfies Record<keyof typeof type, string>;
const names = Object.keys(type) as (keyof typeof type)[];

/** The roles of type, from the loudest down. */
export const Type = () => (
  <>
    <Specimen name="Roles" ground="paper">
      <Roles>
        {names.map((name) => (
          <div key={name}>
            <p style={type[name]}>{words[name]}</p>
            <Caption>
              <strong>{name}</strong> {type[name].fontSize} / {type[name].lineHeight}
            </Caption>
          </div>
        ))}
      </Roles>
    </Specimen>
    <Specimen name="Running text: 17 px on 27 px, at most 65 characters" ground="white">
      <p style={{ maxWidth: '38rem' }}>
        A mentor reads what you wrote the way a team lead would: what does it do, what happens when it fails,
        and who will understand it in a year? Names from everywhere must look right: Łucja, Nguyễn, Çağla,
        Müller, São Paulo. Prices too: ₹1,75,000.
      </p>
    </Specimen>
  </>
);
