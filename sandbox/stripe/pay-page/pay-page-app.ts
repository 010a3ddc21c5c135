import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { parseAccept } from 'hono/utils/accept';
import { defaultLanguage, isLanguage, type Language } from '#src/domain/language/languages.ts';
import type { Session } from '../checkout/session-resource.ts';
import { answerConfirmation, type PaymentResult, paySession } from '../payment/pay-session.ts';
import type { World } from '../state.ts';
import type { PageFrame } from './layout.ts';
import { type FieldErrors, type FieldValues, readCardPayment, typedValues, walletPayment } from './pay-form.ts';
import { confirmView, payPageView, stateView } from './pay-page-view.ts';
import type { PayPageTexts } from './texts.ts';
import { textsByLanguage } from './texts-by-language.ts';

function languageOf(context: Context, session: Session | undefined): Language {
  const [wanted] = (session?.locale ?? 'auto').split('-');
  if (isLanguage(wanted)) return wanted;
  if (wanted !== 'auto') return defaultLanguage;
  const accepted = parseAccept(context.req.header('accept-language') ?? '').map(({ type }) => type.split('-')[0]);
  return accepted.find(isLanguage) ?? defaultLanguage;
}

function declineText(code: string, texts: PayPageTexts): string {
  if (code === 'payment_intent_authentication_failure') return texts.declinedConfirmation;
  if (code === 'insufficient_funds') return texts.declinedFunds;
  if (code === 'expired_card') return texts.errorExpired;
  return texts.declined;
}

function successAddress(session: Session): string {
  return (session.success_url ?? '').replaceAll('{CHECKOUT_SESSION_ID}', session.id);
}

/** The hosted page that a session's `url` leads to: plain forms, no scripts. */
export function createPayPageApp(world: World): Hono {
  const { state } = world;
  const app = new Hono();

  const frameOf = (context: Context, session: Session | undefined): PageFrame => {
    const language = languageOf(context, session);
    return { language, texts: textsByLanguage[language], merchant: world.merchant };
  };

  const showForm = (
    context: Context,
    session: Session,
    shown: { values?: FieldValues; errors?: FieldErrors; problem?: string } = {},
  ) => {
    const page = payPageView({
      ...frameOf(context, session),
      session,
      lines: (state.lineItems.get(session.id) ?? []).map((item) => ({
        item,
        product: state.products.get(item.price.product),
      })),
      rates: session.shipping_options.flatMap(({ shipping_rate: id }) => state.shippingRates.get(id) ?? []),
      values: shown.values ?? { email: session.customer_details?.email ?? '' },
      errors: shown.errors ?? {},
      problem: shown.problem ?? null,
    });
    // Always 200: a declined card is an ordinary answer to a person, and no error in the browser's console.
    return context.html(page);
  };

  /** A page for sessions that cannot be paid; undefined when the session is open. */
  const closedPage = (context: Context, session: Session | undefined) => {
    const frame = frameOf(context, session);
    const { texts } = frame;
    if (!session) return context.html(stateView(frame, texts.missingTitle, texts.missingText, null), 404);
    if (session.status === 'expired') {
      return context.html(stateView(frame, texts.expiredTitle, texts.expiredText, session.cancel_url), 410);
    }
    if (session.status === 'complete') {
      return context.html(stateView(frame, texts.completeTitle, texts.completeText, successAddress(session)));
    }
    return undefined;
  };

  const goOn = async (context: Context, session: Session, result: PaymentResult, values: FieldValues) => {
    await state.log.flush();
    if (result.kind === 'paid') return context.redirect(successAddress(result.session), 303);
    if (result.kind === 'confirm') return context.redirect(`/pay/${session.id}/confirm`, 303);
    const problem = declineText(result.code, frameOf(context, session).texts);
    return showForm(context, state.sessions.get(session.id) ?? session, {
      values: { ...values, cvc: '' },
      problem,
    });
  };

  app.use(bodyLimit({ maxSize: 64 * 1024 }));
  app.use(async (context, next) => {
    await next();
    context.header('cache-control', 'no-store');
    context.header('referrer-policy', 'same-origin');
    context.header('x-content-type-options', 'nosniff');
    context.header(
      'content-security-policy',
      "default-src 'none'; style-src 'unsafe-inline'; img-src http: https: data:; base-uri 'none'; frame-ancestors 'none'",
    );
  });

  app.get('/:id', (context) => {
    const session = state.sessions.get(context.req.param('id'));
    const closed = closedPage(context, session);
    return closed ?? (session ? showForm(context, session) : context.notFound());
  });

  app.post('/:id', async (context) => {
    const session = state.sessions.get(context.req.param('id'));
    if (session?.status === 'complete') return context.redirect(successAddress(session), 303);
    const closed = closedPage(context, session);
    if (closed || !session) return closed ?? context.notFound();
    const form = await context.req.formData();
    const nowMilliseconds = world.now() * 1000;
    if (form.get('method') === 'wallet') {
      return goOn(context, session, paySession(world, session, walletPayment(session, nowMilliseconds)), {});
    }
    const values = typedValues(form);
    const read = readCardPayment(values, session, nowMilliseconds);
    if (!read.ok) return showForm(context, session, { values, errors: read.errors });
    return goOn(context, session, paySession(world, session, read.payment), values);
  });

  app.get('/:id/confirm', (context) => {
    const session = state.sessions.get(context.req.param('id'));
    const closed = closedPage(context, session);
    if (closed || !session) return closed ?? context.notFound();
    if (!state.notes.get(session.id)?.waiting) return context.redirect(`/pay/${session.id}`, 303);
    return context.html(confirmView(frameOf(context, session), session));
  });

  app.post('/:id/confirm', async (context) => {
    const session = state.sessions.get(context.req.param('id'));
    if (session?.status === 'complete') return context.redirect(successAddress(session), 303);
    const closed = closedPage(context, session);
    if (closed || !session) return closed ?? context.notFound();
    const form = await context.req.formData();
    const result = answerConfirmation(world, session, form.get('answer') === 'confirm');
    if (!result) return context.redirect(`/pay/${session.id}`, 303);
    return goOn(context, session, result, { email: session.customer_details?.email ?? '' });
  });

  return app;
}
