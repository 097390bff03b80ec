import Button, { type ButtonProps } from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { CopyButton } from '../../components/CopyButton';
import { Icon } from '../../components/Icon';
import { company } from '../../content/company';
import { groundNames } from '../../theme/palette';
import { SampleRow } from '../layout';
import { Specimen } from '../Specimen';

const variants = ['contained', 'outlined', 'text'] as const;
const sizes = ['small', 'medium', 'large'] as const;
const states: [string, Pick<ButtonProps, 'disabled'> & { 'data-look'?: string }][] = [
  ['Plain', {}],
  ['Hovered', { 'data-look': 'hover' }],
  ['Pressed', { 'data-look': 'active' }],
  ['Focused', { 'data-look': 'focus-visible' }],
  ['Disabled', { disabled: true }],
];

/** On every ground: buttons of every variant in every state and in every size, and round buttons in every state. */
export const Buttons = () => (
  <>
    {groundNames.map((ground) => (
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
          {states.map(([label, { disabled, 'data-look': look }]) => (
            <IconButton key={label} aria-label={`Close: ${label}`} disabled={disabled} data-look={look}>
              <Icon name="x" />
            </IconButton>
          ))}
          <IconButton size="small" aria-label="Next">
            <Icon name="arrow-right" />
          </IconButton>
          <CopyButton value={company.name} what="the name" />
        </SampleRow>
      </Specimen>
    ))}
  </>
);
