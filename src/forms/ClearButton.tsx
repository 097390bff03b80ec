import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { useFormContext } from 'react-hook-form';
import { Icon } from '../components/Icon';
import { fieldCopy } from '../content/forms';
import { notHydrated } from '../handover/handover.markup';
import { radius } from '../theme/tokens';

const Button = styled(IconButton)({
  alignSelf: 'stretch',
  width: 44,
  height: 'auto',
  minHeight: 44,
  padding: 0,
  border: 0,
  borderRadius: radius.field,
  // The icon is as large as the field's text.
  font: 'inherit',
  '&, &:hover': { background: 'none' },
  // An empty field has nothing to clear except an error.
  '*:placeholder-shown:not([aria-invalid="true"]) + &': { visibility: 'hidden' },
  // A tap that waits for React would empty what has been typed meanwhile.
  [`${notHydrated} &`]: { visibility: 'hidden' },
});

interface ClearButtonProps {
  /** The input's name. */
  name: string;
  label: string;
  /** Empties the input as typing does, so that the browser can undo it, and moves the focus to it. */
  onClear: () => void;
}

/** Empties a field and removes its error. */
export const ClearButton = ({ name, label, onClear }: ClearButtonProps) => {
  const { trigger, clearErrors } = useFormContext();
  const clear = () => {
    onClear();
    // The edit starts a check of the empty field. `trigger` ends after it, so its message is removed before it shows.
    void trigger(name).then(() => clearErrors(name));
  };
  return (
    <Button aria-label={`${fieldCopy.clear} ${label}`} onClick={clear}>
      <Icon name="x" />
    </Button>
  );
};
