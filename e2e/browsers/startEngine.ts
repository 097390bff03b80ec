import { startChromium } from './chromium';
import type { Engine, EngineName } from './engine';
import { startFirefox } from './firefox';
import { startWebKit } from './webkit';

export const startEngine: Record<EngineName, () => Promise<Engine>> = {
  Chromium: startChromium,
  Firefox: startFirefox,
  WebKitGTK: startWebKit,
};
