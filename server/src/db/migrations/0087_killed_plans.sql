-- Plans whose last try was killed with its server stayed under way, as nothing told of their end. Their jobs are long gone: three tries take
-- some minutes.
update plans set state = 'FAILED', finished_at = now() where state = 'PLANNING' and created_at < now() - interval '1 hour';
