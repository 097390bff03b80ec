import { styled } from '@mui/material/styles';
import { useFormContext } from 'react-hook-form';
import { Icon } from '../components/Icon';
import { fieldCopy } from '../content/forms';
import { radius } from '../theme/tokens';

const Button = styled('button')({
  alignSelf: 'stretch',
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: 44,
  minHeight: 44,
  padding: 0,
  border: 0,
  background: 'none',
  borderRadius: radius.field,
  cursor: 'pointer',
  // An empty field has nothing to clear except an error.
  '*:placeholder-shown:not([aria-invalid="true"]) + &': { visibility: 'hidden' },
});

interface ClearButtonProps {
  /** The field's name in the form state. */
  field: string;
  label: string;
  onClear: () => void;
}

/** Empties a field, removes its error and moves the focus back to it. */
export const ClearButton = ({ field, label, onClear }: ClearButtonProps) => {
  const { setValue, clearErrors, setFocus } = useFormContext();
  const clear = () => {
    setValue(field, '');
    clearErrors(field);
    onClear();
    setFocus(field);
  };
  return (
    <Button type="button" aria-label={`${fieldCopy.clear} ${label}`} onClick={clear}>
      <Icon name="x" />
    </Button>
  );
};
