import { ShippingError } from '../shipping-error';
import type { BucketSettings } from './bucket';

/** Names of buckets, and folders in them, that need no escaping anywhere. */
const ADDRESS = /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])(?:\/((?:[\w.-]+\/)*[\w.-]+)?)?\/?$/;

/**
 * The bucket that an address names, with region, endpoint and keys from the usual variables of AWS.
 *
 * @param address `s3://<bucket>` or `s3://<bucket>/<prefix>`
 * @throws ShippingError when the address is not one, or a variable is missing or not valid
 */
export function bucketSettings(address: string, env: NodeJS.ProcessEnv): BucketSettings {
  const [, bucket, prefix = ''] = ADDRESS.exec(address) ?? [];
  if (!bucket || prefix.split('/').some((name) => name === '.' || name === '..')) {
    throw new ShippingError(`"${address}" names no bucket. A bucket is named so: s3://thela/site`);
  }
  const region = env.AWS_REGION || env.AWS_DEFAULT_REGION;
  const endpoint = env.AWS_ENDPOINT_URL_S3 || env.AWS_ENDPOINT_URL;
  const { AWS_ACCESS_KEY_ID: accessKeyId, AWS_SECRET_ACCESS_KEY: secretAccessKey } = env;
  if (!accessKeyId || !secretAccessKey) {
    throw new ShippingError(
      `${address} needs the keys of an account: AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY ` +
        '(and AWS_SESSION_TOKEN for temporary ones).',
    );
  }
  if (!region && !endpoint) {
    throw new ShippingError(`${address} needs a region: AWS_REGION=ap-south-1, say.`);
  }
  // It becomes a part of a host's name.
  if (region && !/^[a-z0-9-]+$/.test(region)) {
    throw new ShippingError(`AWS_REGION is no region: ${JSON.stringify(region)}`);
  }
  return {
    url: endpoint ? `${origin(endpoint)}/${bucket}` : addressAtAws(bucket, region ?? ''),
    prefix,
    // Stores other than AWS take any; MinIO and Ceph expect this one.
    region: region || 'us-east-1',
    accessKeyId,
    secretAccessKey,
    ...(env.AWS_SESSION_TOKEN ? { sessionToken: env.AWS_SESSION_TOKEN } : {}),
  };
}

function addressAtAws(bucket: string, region: string): string {
  // A certificate covers one name below the region, and no dot in it.
  return bucket.includes('.')
    ? `https://s3.${region}.amazonaws.com/${bucket}`
    : `https://${bucket}.s3.${region}.amazonaws.com`;
}

function origin(endpoint: string): string {
  if (URL.canParse(endpoint) && /^https?:$/.test(new URL(endpoint).protocol)) {
    return endpoint.replace(/\/+$/, '');
  }
  throw new ShippingError(`AWS_ENDPOINT_URL is no web address: ${endpoint}`);
}
