import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { Icon } from './Icon';

const Corner = styled(IconButton)(({ theme }) => ({
  position: 'absolute',
  top: theme.spacing(2),
  right: theme.spacing(2),
  zIndex: 2,
}));

/** The close button in the corner of a dialog or notice. */
export const CloseButton = ({ onClick }: { onClick: () => void }) => (
  <Corner aria-label="Close" onClick={onClick}>
    <Icon name="x" />
  </Corner>
);
