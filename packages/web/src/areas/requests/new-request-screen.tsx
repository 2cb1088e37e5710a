import { Textarea } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { InsertableCause } from '@torre/contract/requests';
import { dayFromCompact } from '@torre/domain/kernel';
import { MOST_NOTE } from '@torre/domain/requests';
import { useEffect, useState, type JSX } from 'react';
import {
  BackLink,
  Columns,
  EmptyState,
  Form,
  Loaded,
  LoadingRows,
  Page,
  Panel,
  Stack,
  Text,
  useBreakpoint,
} from '../../kit/index.ts';
import { useTexts } from '../../platform/language.ts';
import { useSession } from '../../platform/session.ts';
import { track } from '../../platform/track.ts';
import { NewRequestDocuments } from './new-request-documents.tsx';
import { noteLength } from './new-request-fields.ts';
import { NewRequestRepeat } from './new-request-repeat.tsx';
import { NewRequestTime } from './new-request-time.tsx';
import './new-request.texts.ts';
import { usualCause } from './new-request-causes.ts';
import { usualRequestsQuery } from './own-requests.queries.ts';
import { OwnBalanceLine } from './own-balance-line.tsx';
import { causesQuery, useLiveRequests } from './requests.queries.ts';
import './own-requests.texts.ts';
import { RequestTrialResult } from './new-request-trial.tsx';
import { useRequestForm, type NewRequestAddress } from './use-new-request-form.ts';

interface NewRequestScreenProps {
  readonly address: NewRequestAddress;
  /** It was sent, or given up. */
  readonly onClose: () => void;
}

/** `/dipendente/richieste/nuova`: what one asks for, and beside it what that would do. */
export function NewRequestScreen(props: NewRequestScreenProps): JSX.Element {
  const t = useTexts('newRequest');
  useEffect(() => track('view', 'nuova richiesta'), []);
  useLiveRequests();
  // Without an answer nothing is proposed: the form waits for it, and opens all the same.
  const { causale, ora } = props.address;
  const usual = useQuery({ ...usualRequestsQuery, enabled: causale === undefined && ora === undefined });
  return (
    <Page
      title={t('title')}
      hint={t('hint')}
      back={<BackLink to="/dipendente/richieste">{t('back')}</BackLink>}
    >
      <Loaded query={useQuery(causesQuery)} rows={6}>
        {({ causali }) =>
          causali.every(({ insertable }) => !insertable) ? (
            <EmptyState title={t('noCauses')} why={t('noCausesWhy')} />
          ) : usual.isLoading ? (
            <LoadingRows rows={6} />
          ) : (
            <NewRequest causes={causali} proposed={usualCause(usual.data?.rows ?? [], causali)} {...props} />
          )
        }
      </Loaded>
    </Page>
  );
}

interface NewRequestProps extends NewRequestScreenProps {
  readonly causes: readonly InsertableCause[];
  /** The cause that the form opens with where the address names none; '' for none. */
  readonly proposed: string;
}

function NewRequest({ causes, proposed, address, onClose }: NewRequestProps): JSX.Element {
  const t = useTexts('newRequest');
  const words = useTexts('ownRequests');
  const { mobile } = useBreakpoint();
  const { today: todayText } = useSession();
  const today = dayFromCompact(todayText)!;
  const [isArriving, setArriving] = useState(false);
  const form = useRequestForm({ causes, proposed, address, today, onSent: onClose });
  const { fields, cause, write, trial } = form;
  const takesDocuments = cause !== null && cause.gestdoc !== '';
  const waitsForFiles = takesDocuments && isArriving;
  const result = <RequestTrialResult trial={trial} />;
  return (
    <Columns narrow="second">
      <Panel title={t('what')} padded>
        <Form
          {...form.end}
          submit={t('send')}
          endStays
          disabled={form.isRefused || waitsForFiles}
          onSubmit={() => form.save()}
          onCancel={() => {
            form.discard();
            onClose();
          }}
        >
          <NewRequestTime form={form} today={today} />
          {cause && <OwnBalanceLine cause={cause} day={fields.from} today={todayText} />}
          {cause?.oneTime === false && <NewRequestRepeat form={form} today={today} />}
          <Textarea
            label={t('note')}
            autosize
            minRows={2}
            description={`${noteLength(fields)}/${MOST_NOTE}`}
            inputWrapperOrder={['label', 'input', 'error', 'description']}
            error={noteLength(fields) > MOST_NOTE ? t('noteLong', { most: MOST_NOTE }) : undefined}
            value={fields.note}
            onChange={(event) => write({ note: event.currentTarget.value })}
          />
          {takesDocuments && <NewRequestDocuments form={form} onBusy={setArriving} />}
          {waitsForFiles && <Text tone="quiet">{t('documentsArrive')}</Text>}
          {mobile && (
            <section aria-label={words('ifSent')}>
              <Stack>
                <h3>{words('ifSent')}</h3>
                {result}
              </Stack>
            </section>
          )}
        </Form>
      </Panel>
      {mobile ? null : (
        <Panel title={words('ifSent')} padded>
          {result}
        </Panel>
      )}
    </Columns>
  );
}
