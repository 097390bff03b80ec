import IconButton, { type IconButtonProps } from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { mark } from '../config/mark';
import { anchors } from '../config/paths';
import { closeWords } from '../content/labels';
import { CLOSE } from '../dialogs/dialogs.markup';
import { NATIVE } from '../handover/handover.markup';
import { colour } from '../theme/tokens';
import { Icon } from './Icon';

const Corner = styled(IconButton)(({ theme }) => ({
  position: 'absolute',
  top: theme.spacing(2),
  right: theme.spacing(2),
  zIndex: 2,
  variants: [
    {
      props: { size: 'small' },
      style: {
        top: theme.spacing(1),
        right: theme.spacing(1),
        border: 0,
        backgroundColor: colour.sunLight,
      },
    },
  ],
})) as typeof IconButton;

interface CloseButtonProps {
  label?: string;
  size?: IconButtonProps['size'];
  /** Left out in a dialog. */
  onClick?: () => void;
}

/**
 * The close button in the corner of a notice or a dialog. In a dialog it works without React, and without scripts it
 * is a link.
 */
export const CloseButton = ({ label = closeWords.close, size = 'medium', onClick }: CloseButtonProps) => {
  const icon = <Icon name="x" />;
  if (onClick)
    return (
      <Corner size={size} aria-label={label} onClick={onClick}>
        {icon}
      </Corner>
    );
  return (
    <Corner
      component="a"
      role="button"
      href={`#${anchors.main}`}
      size={size}
      aria-label={label}
      {...mark(NATIVE, CLOSE)}
    >
      {icon}
    </Corner>
  );
};
