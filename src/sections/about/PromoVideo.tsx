import { styled } from '@mui/material/styles';
import { useRef, useState } from 'react';
import { Icon } from '../../components/Icon';
import { about } from '../../content/about';
import { border, colour, motion, radius, shadow } from '../../theme/tokens';

const Frame = styled('div')({
  position: 'relative',
  aspectRatio: '16 / 9',
  border,
  borderRadius: radius.card,
  boxShadow: shadow(8),
  overflow: 'hidden',
  backgroundColor: colour.ink,
  '& video': { width: '100%', height: '100%', objectFit: 'cover' },
});
const Overlay = styled('button')({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  width: '100%',
  border: 0,
  padding: 0,
  background: 'none',
  cursor: 'pointer',
  outlineOffset: -6,
  '& span': {
    display: 'grid',
    placeItems: 'center',
    width: 96,
    height: 96,
    borderRadius: '50%',
    border: `4px solid ${colour.ink}`,
    backgroundColor: colour.white,
    color: colour.ink,
    fontSize: 40,
    boxShadow: shadow(6),
    transition: `transform ${motion}`,
  },
  '&:hover span': { transform: 'scale(1.08)' },
  // Without scripts the video keeps its own controls; nothing may lie over them.
  '@media (scripting: none)': { display: 'none' },
});

/** The promo video. The overlay plays it and gives way to the browser's own controls, which take the focus. */
export const PromoVideo = () => {
  const video = useRef<HTMLVideoElement>(null);
  const [started, setStarted] = useState(false);
  const play = () => {
    setStarted(true);
    video.current?.focus();
    // A browser that refuses to play still shows its controls.
    video.current?.play().catch(() => {});
  };
  return (
    <Frame>
      <video
        ref={video}
        controls={started}
        playsInline
        preload="none"
        poster="/media/promo-poster.jpg"
        width={1280}
        height={720}
        aria-label={about.video.title}
        tabIndex={started ? 0 : -1}
      >
        <source src="/media/promo.webm" type="video/webm" />
        <source src="/media/promo.mp4" type="video/mp4" />
        <track kind="captions" src="/media/promo.vtt" srcLang="en" label="English" default />
        {about.video.fallback}
      </video>
      {!started && (
        <Overlay type="button" aria-label={about.video.playLabel} onClick={play}>
          <span>
            <Icon name="play" />
          </span>
        </Overlay>
      )}
    </Frame>
  );
};
