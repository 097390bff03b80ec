import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { HostedDialog } from '../components/HostedDialog';
import { mark } from '../config/mark';
import { formCopy } from '../content/forms';
import { readerCopy, type Reader } from '../content/readers';
import { SUBJECT, SUBJECT_SLOT, withSubject } from '../dialogs/dialogs.markup';
import type { DialogId } from '../leads/formCatalogue';
import { border, colour } from '../theme/tokens';
import { CrmForm } from './CrmForm';

/**
 * The fields scroll between the title and the submit bar, which stay visible. On a low screen, or with large text, the
 * whole dialog scrolls.
 */
const FieldArea = styled(DialogContent)(({ theme }) => ({
  // The buttons below the message begin where the fields do.
  '& form > ul': { marginLeft: -5 },
  // In em: with text of twice the size the bar and the title need twice the height.
  '@media (max-height: 34.99em)': { flex: 'none', overflowY: 'visible' },
  '@media (min-height: 35em)': {
    paddingBottom: 0,
    scrollPaddingBlock: '3rem 7.5rem',
    '& [data-submit]': {
      position: 'sticky',
      bottom: 0,
      zIndex: 1,
      marginInline: theme.spacing(-1),
      padding: theme.spacing(2, 1),
      borderTop: border,
      backgroundColor: colour.white,
    },
  },
  '& textarea.MuiOutlinedInput-input': { minHeight: 80 },
  [theme.breakpoints.up('sm')]: {
    paddingTop: theme.spacing(3),
    '& form': { display: 'grid', gridTemplateColumns: '1fr 1fr', columnGap: theme.spacing(2.5) },
    '& form > *': { gridColumn: '1 / -1' },
    '& form > :has([autocomplete=email], [autocomplete^=tel])': { gridColumn: 'auto' },
  },
}));

interface LeadDialogProps {
  formId: DialogId;
  /** Whom the line under the title addresses. */
  reader: Reader;
  /** The service or programme of the page, or an empty text. */
  subject: string;
}

/** A lead form in a dialog. */
export const LeadDialog = ({ formId, reader, subject }: LeadDialogProps) => {
  const { title: template, text } = formCopy[formId];
  const title = withSubject(template, subject);
  const isInTitle = template.includes(SUBJECT_SLOT);
  const { line, beginnings } = readerCopy[reader];
  const titleId = useId();
  return (
    <HostedDialog maxWidth="sm" aria-labelledby={titleId}>
      <Stack
        data-ground="sun"
        sx={{
          gap: { xs: 0.5, sm: 1 },
          pt: { xs: 2, sm: 3 },
          pr: 9,
          pb: { xs: 2, sm: 2.5 },
          pl: { xs: 3, sm: 4 },
          // Below the close button, lines are as wide as the fields.
          '& > p': { marginRight: { xs: -6, sm: -5 } },
        }}
      >
        <DialogTitle
          variant="h3"
          component="h2"
          // On a phone at least as high as the close button next to it.
          sx={{ minHeight: { xs: 48, sm: 0 }, alignContent: 'center', lineHeight: { xs: 1.1, sm: 1.15 } }}
          {...(isInTitle && mark(SUBJECT))}
        >
          {title}
        </DialogTitle>
        {!isInTitle && (
          <Typography variant="h6" component="p" {...mark(SUBJECT)} hidden={subject === ''}>
            {subject}
          </Typography>
        )}
        {/* Some dialogs have their sentence from the specification. */}
        <Typography sx={{ typography: { xs: 'body2', sm: 'body1' } }}>{text ?? line}</Typography>
      </Stack>
      <FieldArea dividers data-ground="white">
        <CrmForm formId={formId} titleId={titleId} beginnings={beginnings} />
      </FieldArea>
    </HostedDialog>
  );
};
