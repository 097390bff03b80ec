import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { useEffect, useRef, useState, type MouseEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { opensElsewhere } from '../../browser/opensElsewhere';
import { Icon } from '../../components/Icon';
import { about } from '../../content/about';
import { useHydrated } from '../../handover/useHydrated';
import { barHeight, colour, framed, iconSize, motion, needsScript, shadow } from '../../theme/tokens';

const VIDEO = 'promo';

const Overlay = styled('a')(({ theme }) => ({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  // Below the poster's text.
  placeItems: 'end start',
  width: '100%',
  padding: `0 0 ${theme.spacing(1.5)} 7%`,
  // The overlay repeats the poster: before React the video shows its controls, which the overlay has to cover.
  background: `url(${about.video.poster}) center / cover`,
  outlineOffset: -6,
  // Before React a press only removes the overlay, and the video's own controls appear.
  'video:target ~ &': { display: 'none' },
  [theme.breakpoints.up('md')]: { paddingBottom: theme.spacing(4) },
  // Without scripts nothing may cover the video's own controls.
  ...needsScript,
}));

const play = {
  display: 'grid',
  placeItems: 'center',
  width: { xs: 36, md: 64 },
  height: { xs: 36, md: 64 },
  ...iconSize({ xs: 18, md: 28 }),
  borderRadius: '50%',
  border: `3px solid ${colour.ink}`,
  backgroundColor: colour.white,
  color: colour.ink,
  boxShadow: { xs: shadow(3), md: shadow(6) },
  transition: `transform ${motion}`,
  'a:hover > &': { transform: 'scale(1.08)' },
} as const;

/** The promo video. Pressing the overlay plays it and shows the browser's own controls, which get the focus. */
export const PromoVideo = () => {
  const video = useRef<HTMLVideoElement>(null);
  const [started, setStarted] = useState(false);
  // The prerendered video has controls, for visitors without scripts.
  const { hash } = useLocation();
  const native = !useHydrated() || started || hash === `#${VIDEO}`;
  // It may have been started by its own controls, before React.
  useEffect(() => {
    if (video.current?.paused === false) setStarted(true);
  }, []);
  const start = (event: MouseEvent) => {
    if (opensElsewhere(event)) return;
    event.preventDefault();
    setStarted(true);
    video.current?.focus();
    // A browser that refuses to play still shows its controls.
    video.current?.play().catch(() => {});
  };
  return (
    <Box
      sx={{
        position: 'relative',
        aspectRatio: '16 / 9',
        ...framed,
        overflow: 'hidden',
        backgroundColor: colour.ink,
      }}
    >
      <Box
        component="video"
        id={VIDEO}
        sx={{ width: '100%', height: '100%', objectFit: 'cover', scrollMarginTop: barHeight + 24 }}
        ref={video}
        controls={native}
        onPlay={() => setStarted(true)}
        playsInline
        preload="none"
        poster={about.video.poster}
        width={1280}
        height={720}
        aria-label={about.video.title}
        tabIndex={native ? 0 : -1}
      >
        <source src="/media/promo.webm" type="video/webm" />
        <source src="/media/promo.mp4" type="video/mp4" />
        <track kind="captions" src="/media/promo.vtt" srcLang="en" label="English" default />
        {about.video.fallback}
      </Box>
      {!started && (
        <Overlay href={`#${VIDEO}`} aria-label={about.video.playLabel} onClick={start}>
          <Box component="span" sx={play}>
            <Icon name="play" />
          </Box>
        </Overlay>
      )}
    </Box>
  );
};
