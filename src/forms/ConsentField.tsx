import Checkbox from '@mui/material/Checkbox';
import { styled } from '@mui/material/styles';
import { memo, useId } from 'react';
import { useFormContext } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { consent } from '../content/consent';
import { paths } from '../paths';
import { space, type } from '../theme/tokens';

const Row = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  gap: space(1),
  alignItems: 'start',
  '& label': { ...type.small, paddingTop: 10 },
});

/** Optional, unticked, never sent: it lives in the form's state only, so the checkbox has no name. */
export const ConsentField = memo(function ConsentField() {
  const id = useId();
  const { register } = useFormContext();
  const { ref, onBlur, onChange } = register('consent');
  return (
    <Row>
      <Checkbox
        id={id}
        onBlur={onBlur}
        onChange={({ target }) =>
          void onChange({ type: 'change', target: { name: 'consent', value: target.checked } })
        }
        slotProps={{ input: { ref } }}
      />
      <label htmlFor={id}>
        {consent.before}
        <Link to={paths.privacy}>{consent.link}</Link>
        {consent.after}
      </label>
    </Row>
  );
});
