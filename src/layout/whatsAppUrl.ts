import { env } from '../config/env';
import { company } from '../content/company';
import { navigation } from '../content/navigation';

/** A WhatsApp chat whose first message names the page that the visitor is looking at. */
export const whatsAppUrl = (pathname: string) =>
  `https://wa.me/${company.whatsapp}?text=${encodeURIComponent(navigation.whatsAppMessage(env.siteUrl + pathname))}`;
