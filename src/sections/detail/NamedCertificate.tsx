import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useId, useRef, useState } from 'react';
import { isComposing } from '../../browser/isComposing';
import { Certificate } from '../../components/live/Certificate';
import { toPng } from '../../components/live/certificate/toPng';
import { PillInput } from '../../components/PillInput';
import { useAnnouncement } from '../../components/useAnnouncement';
import { detailPages } from '../../content/detailPages';

const wholeLine = { flexBasis: '100%', minWidth: 0 } as const;

/** A name of more characters is too small to read on a phone. */
const LONGEST_READABLE = 60;

const { label, button, longName, empty, failed, done, note, fileName } = detailPages.namedCertificate;

const save = (image: Blob) => {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(image);
  link.download = fileName;
  link.click();
  // By then the browser has started to read the file.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
};

type Programme = Pick<Parameters<typeof Certificate>[0], 'title' | 'kind'>;

/**
 * The certificate with a field for the visitor's name and a button that saves it as a picture. The name stays in the
 * browser.
 */
export const NamedCertificate = (programme: Programme) => {
  const id = useId();
  const drawing = useRef<SVGSVGElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [, announce, announcement] = useAnnouncement();
  const name = typed.trim();

  // A name may have been typed before React.
  useEffect(() => setTyped(field.current?.value ?? ''), []);

  const download = async () => {
    if (!name) {
      announce(empty);
      field.current?.focus();
      return;
    }
    const image = drawing.current && (await toPng(drawing.current).catch(() => null));
    if (image) save(image);
    announce(image ? done : failed);
  };
  return (
    <Stack spacing={2}>
      <Certificate ref={drawing} {...programme} name={name} />
      <Stack
        direction="row"
        sx={{
          flexWrap: 'wrap',
          gap: 2,
          '@media (scripting: none), print': { display: 'none' },
        }}
      >
        <Typography
          variant="subtitle2"
          component="label"
          htmlFor={id}
          sx={{ ...wholeLine, marginBottom: -1 }}
        >
          {label}
        </Typography>
        <PillInput
          sx={{ flex: '1 1 12rem', minHeight: 48, paddingInline: 2.5 }}
          ref={field}
          id={id}
          autoComplete="name"
          aria-describedby={`${id}-note`}
          // Not a form, in front of which the price bar and the dock would give way.
          onKeyDown={({ key, nativeEvent }) => {
            if (key === 'Enter' && !isComposing(nativeEvent)) void download();
          }}
          onInput={(event) => {
            setTyped(event.currentTarget.value);
            // It was about the name before.
            announce('');
          }}
        />
        <Button sx={{ flexGrow: { xs: 1, sm: 0 } }} onClick={() => void download()}>
          {button}
        </Button>
        <Typography id={`${id}-note`} variant="body2" sx={wholeLine}>
          {note}
        </Typography>
        {name.length > LONGEST_READABLE && (
          <Typography variant="body2" sx={wholeLine}>
            {longName(name)}
          </Typography>
        )}
        {/* Takes no space while it is empty. */}
        <Typography role="status" variant="body2" sx={{ ...wholeLine, '&:empty': { position: 'absolute' } }}>
          {announcement}
        </Typography>
      </Stack>
    </Stack>
  );
};
