import Button, { type ButtonProps } from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { CopyButton } from '../../components/CopyButton';
import { Icon } from '../../components/Icon';
import { company } from '../../content/company';
import { grounds, type Ground } from '../../theme/palette';
import { SampleRow } from '../layout';
import { Specimen } from '../Specimen';

const variants = ['contained', 'outlined', 'text'] as const;
const sizes = ['small', 'medium', 'large'] as const;
const states: [string, ButtonProps & { 'data-look'?: string }][] = [
  ['Plain', {}],
  ['Hovered', { 'data-look': 'hover' }],
  ['Pressed', { 'data-look': 'active' }],
  ['Focused', { 'data-look': 'focus-visible' }],
  ['Disabled', { disabled: true }],
];

/** Buttons on every ground, in every size and state. */
export const Buttons = () => (
  <>
    {(Object.keys(grounds) as Ground[]).map((ground) => (
      <Specimen key={ground} name={`Buttons on ${ground}`} ground={ground}>
        {variants.map((variant) => (
          <SampleRow key={variant}>
            {states.map(([label, props]) => (
              <Button key={label} variant={variant} {...props}>
                {label}
              </Button>
            ))}
          </SampleRow>
        ))}
        <SampleRow>
          {variants.flatMap((variant) =>
            sizes.map((size) => (
              <Button key={variant + size} variant={variant} size={size}>
                {variant}, {size}
              </Button>
            )),
          )}
        </SampleRow>
        <SampleRow>
          <IconButton aria-label="Close">
            <Icon name="x" />
          </IconButton>
          <IconButton aria-label="Close, hovered" data-look="hover">
            <Icon name="x" />
          </IconButton>
          <IconButton aria-label="Close, focused" data-look="focus-visible">
            <Icon name="x" />
          </IconButton>
          <IconButton size="small" aria-label="Next">
            <Icon name="arrow-right" />
          </IconButton>
          <CopyButton value={company.name} what="the name" />
        </SampleRow>
      </Specimen>
    ))}
  </>
);
