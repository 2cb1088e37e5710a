import { getRouteApi, useNavigate } from '@tanstack/react-router';
import type { JSX } from 'react';
import { CommentDeskScreen, EditorialScreen, ItemScreen, isCommentList } from '../desks/editorial/index.ts';

const editorial = getRouteApi('/session/redazione');
const comments = getRouteApi('/session/redazione/commenti');
const item = getRouteApi('/session/redazione/$id');

/** What the desk writes; filters and order stand in the address. */
export function EditorialRoute(): JSX.Element {
  const navigate = useNavigate({ from: '/redazione' });
  return (
    <EditorialScreen
      address={editorial.useSearch()}
      onAddress={(next) => void navigate({ search: next, replace: true })}
      onOpen={(id) => void navigate({ to: '/redazione/$id', params: { id } })}
    />
  );
}

/** What readers sent; the state looked at stands in the address. */
export function EditorialCommentsRoute(): JSX.Element {
  const { stato } = comments.useSearch();
  const navigate = useNavigate({ from: '/redazione/commenti' });
  return (
    <CommentDeskScreen
      state={isCommentList(stato) ? stato : 'WAITING'}
      onState={(next) => void navigate({ search: { stato: next }, replace: true })}
    />
  );
}

/** Another item is another form. */
export function EditorialItemRoute(): JSX.Element {
  const { id } = item.useParams();
  return <ItemScreen key={id} id={id} />;
}
