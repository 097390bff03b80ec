import { styled, type SxProps, type Theme } from '@mui/material/styles';
import { iconHref } from './iconHref';

const Svg = styled('svg')({ width: '1em', height: '1em', flex: 'none', fill: 'currentColor' });

interface IconProps {
  /** A Phosphor name; `iconNames` lists the interface's own, content files add theirs. */
  name: string;
  /** The text alternative; without it the icon is decorative. */
  alt?: string;
  sx?: SxProps<Theme>;
  /** MUI's `Chip` adds its class to its icon. */
  className?: string;
}

/** An icon from the sprite, in the colour and size of the text around it. */
export const Icon = ({ name, alt, sx, className }: IconProps) => (
  <Svg
    {...(alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true })}
    sx={sx}
    className={className}
    focusable="false"
  >
    <use href={iconHref(name)} />
  </Svg>
);
