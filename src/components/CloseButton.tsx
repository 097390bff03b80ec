import IconButton, { type IconButtonProps } from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
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
}));

interface CloseButtonProps {
  label?: string;
  size?: IconButtonProps['size'];
  onClick: () => void;
}

/** The close button in the corner of a dialog, or a small one in the corner of a notice. */
export const CloseButton = ({ label = 'Close', size = 'medium', onClick }: CloseButtonProps) => (
  <Corner size={size} aria-label={label} onClick={onClick} data-native="close">
    <Icon name="x" />
  </Corner>
);
